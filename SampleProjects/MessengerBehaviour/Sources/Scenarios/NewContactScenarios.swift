extension Scenario {
  static let newContact = [
    Scenario("New contact", "is saved, and in the list") { app in
      try await app.launchInContacts(["Alan": "alan"])
      try await app.tap("contacts.add")
      try app.see("navigation.title", reading: "New contact")
      try app.doNotSee("newContact.busy", "newContact.error")

      try await app.save(contact: "Grace", "grace")
      try app.see("navigation.title", reading: "Contacts")
      try app.seeContacts("Alan", "Grace")
      try await app.see(app.person("ada"), withContacts: ["Alan", "Grace"])
    },

    Scenario("New contact", "is saved without blanks, and without the @ of the handle") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      try await app.save(contact: "  Grace ", " @grace ")

      try app.seeRows(of: "contacts", "name", ["Grace"])
      try app.seeRows(of: "contacts", "handle", ["@grace"])
      try app.serverWasAsked(1) { $0 == .addContact(name: "Grace", handle: "grace") }
    },

    Scenario("New contact", "needs a name and a handle") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      try await app.serverIsNotAsked {
        try await app.save(contact: "  ", "grace")
        try app.see("newContact.error", reading: "Enter a name.")

        try await app.save(contact: "Grace", " @ ")
        try app.see("newContact.error", reading: "Enter a handle.")
      }
    },

    Scenario("New contact", "is refused with the reason, and can be mended") { app in
      try await app.launchInContacts(["Alan": "alan"])
      try await app.tap("contacts.add")
      for (name, handle, error) in [
        ("Me", "ada", "That is you."),
        ("Nobody", "nobody", "Nobody has this handle."),
        ("Alan", "alan", "This handle is among your contacts already."),
        (String(repeating: "a", count: 101), "grace", "This name is too long."),
      ] {
        try await app.save(contact: name, handle)
        try app.see("newContact.error", reading: error)
      }

      try await app.save(contact: "Grace", "grace")
      try app.seeContacts("Alan", "Grace")
    },

    Scenario("New contact", "says that something went wrong if it is refused for any other reason")
    { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      app.serverRefuses { $0 == .addContact(name: "Grace", handle: "grace") }
      try await app.save(contact: "Grace", "grace")

      try app.see("newContact.error", reading: "Something went wrong. Try again later.")
      try app.see("newContact.name", reading: "Grace")
    },

    Scenario("New contact", "needs a connection") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      await app.connectionBecomes(.offline)
      try await app.save(contact: "Grace", "grace")
      try app.see("newContact.error", reading: "No connection. Try again.")

      await app.connectionBecomes(.online)
      try await app.tap("newContact.save")
      try app.seeContacts("Grace")
    },

    Scenario("New contact", "says so when the connection is lost before the reply") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      app.serverHoldsReplies()
      try await app.save(contact: "Grace", "grace")
      await app.connectionBecomes(.offline)

      try app.see("newContact.error", reading: "No connection. Try again.")
      try app.seeEnabled("newContact.save")
      try app.doNotSee("newContact.busy")
    },

    Scenario("New contact", "is busy until the server replies") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      app.serverHoldsReplies()
      try await app.save(contact: "Grace", "grace")
      try app.see("newContact.busy")
      try app.seeDisabled("newContact.save")

      await app.serverAnswers()
      try app.seeContacts("Grace")
    },

    Scenario("New contact", "is ready again after a refusal") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      try await app.save(contact: "Me", "ada")

      try app.seeEnabled("newContact.save")
      try app.doNotSee("newContact.busy")
    },

    Scenario("New contact", "that is saved late leads nobody away from where they are") { app in
      try await app.launchInContacts(["Alan": "alan"])
      try await app.tap("contacts.add")
      app.serverHoldsReplies()
      try await app.save(contact: "Grace", "grace")
      try await app.tap("navigation.back")
      try await app.tap("contacts.0")
      await app.serverAnswers()
      try app.see("contact.name", reading: "Alan")

      try await app.tap("navigation.back")
      try app.seeContacts("Alan", "Grace")
    },
  ]
}
