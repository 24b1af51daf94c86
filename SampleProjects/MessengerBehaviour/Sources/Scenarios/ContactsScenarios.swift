extension Scenario {
  static let contacts = [
    Scenario("Contacts", "stand in the order of their names, ignoring case") { app in
      try await app.launchInContacts(["Grace": "grace", "alan": "alan", "guest": "guest"])

      try app.see("navigation.title", reading: "Contacts")
      try app.seeContacts("alan", "Grace", "guest")
      try app.seeRows(of: "contacts", "handle", ["@alan", "@grace", "@guest"])
      try app.doNotSee("contacts.busy", "contacts.empty", "contacts.error", "contacts.noMatches")
    },

    Scenario("Contacts", "say that there are none yet") { app in
      try await app.launchInContacts()

      try app.see("contacts.empty", reading: "No contacts yet.")
      try app.doNotSee("contacts.0", "contacts.busy", "contacts.error", "contacts.noMatches")
    },

    Scenario("Contacts", "are busy while they are loaded for the first time") { app in
      try await app.launchLoading()
      try await app.tap("tabs.contacts")
      try app.see("contacts.busy")
      try app.doNotSee("contacts.empty", "contacts.error")

      await app.serverAnswers()
      try app.see("contacts.empty")
      try app.doNotSee("contacts.busy")
    },

    Scenario("Contacts", "can be loaded again if that has failed") { app in
      try await app.person("ada").adds("Grace", "grace")
      await app.launch()
      app.serverRefuses { $0 == .contacts }
      try await app.submit()
      try await app.tap("tabs.contacts")
      try app.see("contacts.error", reading: "Could not load.")
      try app.doNotSee("contacts.busy", "contacts.empty")

      try await app.tap("contacts.retry")
      try app.see("contacts.error", reading: "Could not load.")

      app.serverRefusesNothing()
      try await app.tap("contacts.retry")
      try app.seeContacts("Grace")
      try app.doNotSee("contacts.error", "contacts.retry")
    },

    Scenario("Contacts", "are loaded by themselves once the connection is back") { app in
      try await app.person("ada").adds("Grace", "grace")
      try await app.launchLoading()
      try await app.tap("tabs.contacts")
      await app.connectionBecomes(.offline)
      try app.see("contacts.error", reading: "Could not load.")

      app.serverAnswersNewRequests()
      await app.connectionBecomes(.online)
      try app.seeContacts("Grace")
      try app.doNotSee("contacts.error", "contacts.retry")
    },

    Scenario("Contacts", "follow what happens to them on another device") { app in
      try await app.launchInContacts(["Grace": "grace"])
      let ada = try await app.person("ada")

      try await ada.adds("Alan", "alan")
      try app.seeContacts("Alan", "Grace")

      try await ada.removes("grace")
      try app.seeContacts("Alan")
    },

    Scenario("Contacts", "stay while they are loaded anew") { app in
      try await app.launchInContacts(["Grace": "grace"])
      app.serverHoldsReplies()
      try await app.person("ada").adds("Alan", "alan")
      try app.seeContacts("Grace")
      try app.doNotSee("contacts.busy")

      await app.serverAnswers()
      try app.seeContacts("Alan", "Grace")
    },

    Scenario("Contacts", "stay when loading them anew fails") { app in
      try await app.launchInContacts(["Grace": "grace"])
      app.serverRefuses { $0 == .contacts }
      try await app.person("ada").adds("Alan", "alan")

      try app.seeContacts("Grace")
    },

    Scenario("Contacts", "can be read without a connection after a relaunch") { app in
      try await app.launchInContacts(["Grace": "grace"])
      await app.relaunch(.offline)
      try await app.tap("tabs.contacts")

      try app.seeContacts("Grace")
      try app.seeRows(of: "contacts", "handle", ["@grace"])
    },
  ]
}
