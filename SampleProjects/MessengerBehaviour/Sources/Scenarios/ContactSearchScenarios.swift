extension Scenario {
  static let contactSearch = [
    Scenario("Contacts", "are found by name or handle, ignoring case and the blanks around it") {
      app in
      try await app.launchInContacts(["Countess": "grace", "Alan": "alan", "Guest": "guest"])

      try await app.search(" OUNT ")
      try app.seeContacts("Countess")

      try await app.search("Gra")
      try app.seeContacts("Countess")

      try await app.search("u")
      try app.seeContacts("Countess", "Guest")
    },

    Scenario("Contacts", "are searched 0.3 seconds after the last change of the text") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.enter("gra", into: "contacts.search")
      await app.wait(seconds: 0.2)
      try await app.enter("ala", into: "contacts.search")
      await app.wait(seconds: 0.2)
      try app.seeContacts("Alan", "Grace")

      await app.wait(seconds: 0.1)
      try app.seeContacts("Alan")

      await app.wait(seconds: 10)
      try app.seeContacts("Alan")
    },

    Scenario("Contacts", "say that none of them fits") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.search("babbage")

      try app.see("contacts.noMatches", reading: "No matches.")
      try app.doNotSee("contacts.0", "contacts.empty")
    },

    Scenario("Contacts", "are none, rather than none that fits, if there are none at all") { app in
      try await app.launchInContacts()
      try await app.search("babbage")

      try app.see("contacts.empty")
      try app.doNotSee("contacts.noMatches")
    },

    Scenario("Contacts", "are all there again when the search is cleared") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.search("gra")
      try await app.tap("contacts.search.clear")
      await app.wait(seconds: 0.3)

      try app.seeContacts("Alan", "Grace")
    },

    Scenario("Contacts", "are still searched when they change") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.search("ala")
      try await app.person("ada").adds("Alastair", "guest")

      try app.see("contacts.search", reading: "ala")
      try app.seeContacts("Alan", "Alastair")
    },

    Scenario("Contacts", "open as they are shown, also while the search still waits") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.enter("gra", into: "contacts.search")
      try await app.tap("contacts.0")

      try app.see("contact.name", reading: "Alan")
    },

    Scenario("Contacts", "open from what was found, which is still there on the way back") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.search("gra")
      try await app.tap("contacts.0")
      try app.see("contact.name", reading: "Grace")

      try await app.tap("navigation.back")
      try app.see("contacts.search", reading: "gra")
      try app.seeContacts("Grace")
    },
  ]
}
