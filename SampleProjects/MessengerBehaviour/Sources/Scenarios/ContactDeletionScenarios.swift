extension Scenario {
  static let contactDeletion = [
    Scenario("Contact", "is not deleted without a question") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.serverIsNotAsked {
        try await app.tap("contact.delete")
        try app.seeQuestion("Delete Grace?", answer: "alert.delete")

        try await app.tap("alert.cancel")
        try app.see("contact.name", reading: "Grace")
        try app.doNotSee("alert.title")
      }
      try await app.tap("navigation.back")
      try app.seeContacts("Grace")
    },

    Scenario("Contact", "is deleted after the question, for good") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.deleteContact(at: 1)
      try app.see("navigation.title", reading: "Contacts")
      try app.seeContacts("Alan")
      try await app.see(app.person("ada"), withContacts: ["Alan"])

      await app.relaunch(.offline)
      try await app.tap("tabs.contacts")
      try app.seeContacts("Alan")
    },

    Scenario("Contact", "is deleted only with a connection") { app in
      try await app.launchInContacts(["Grace": "grace"])
      await app.connectionBecomes(.offline)
      try await app.deleteContact(at: 0)
      try app.see("contact.error", reading: "No connection. Try again.")
      try app.see("contact.name", reading: "Grace")

      try await app.tap("navigation.back")
      try app.seeContacts("Grace")
    },

    Scenario("Contact", "stays if the server refuses to delete it, and can be tried again") { app in
      try await app.launchInContacts(["Grace": "grace"])
      app.serverRefuses { $0 == .removeContact(handle: "grace") }
      try await app.deleteContact(at: 0)
      try app.see("contact.error", reading: "Something went wrong. Try again later.")

      app.serverRefusesNothing()
      app.serverHoldsReplies()
      try await app.tap("contact.delete")
      try await app.tap("alert.delete")
      try app.doNotSee("contact.error")

      await app.serverAnswers()
      try app.see("contacts.empty")
    },

    Scenario("Contact", "that is deleted late leads nobody away from where they are") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      app.serverHoldsReplies()
      try await app.deleteContact(at: 1)
      try await app.tap("navigation.back")
      try await app.tap("contacts.0")
      await app.serverAnswers()
      try app.see("contact.name", reading: "Alan")

      try await app.tap("navigation.back")
      try app.seeContacts("Alan")
    },
  ]
}
