extension Scenario {
  /// What is gone from the screen is gone from the memory.
  static let release = [
    Scenario("Released screens", "are that of the login after signing in") { app in
      await app.launch()
      let login = try app.watch("login.submit")
      try await app.submit()

      try app.appHasLetGo(of: login)
    },

    Scenario("Released screens", "are all tabs after signing out") { app in
      try await app.launchSignedIn()
      var watched = [try app.watch("tabs.chats"), try app.watch("chats.newGroup")]
      try await app.tap("tabs.contacts")
      watched.append(try app.watch("contacts.add"))
      try await app.tap("tabs.stickers")
      watched.append(try app.watch("stickers.0.name"))
      try await app.tap("tabs.settings")
      watched.append(try app.watch("settings.name"))
      try await app.tap("settings.signOut")

      try app.seeEmptyLogin()
      try watched.forEach { try app.appHasLetGo(of: $0) }
    },

    Scenario("Released screens", "are a contact and a new contact on the way back") { app in
      try await app.launchInContacts(["Grace": "grace"])
      for (button, landmark) in [
        ("contacts.0", "contact.delete"), ("contacts.add", "newContact.save"),
      ] {
        try await app.tap(button)
        let watched = try app.watch(landmark)
        try await app.tap("navigation.back")
        try app.appHasLetGo(of: watched)
      }
    },

    Scenario("Released screens", "are a new contact that is saved, and one that is deleted") {
      app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      let new = try app.watch("newContact.save")
      try await app.save(contact: "Grace", "grace")
      try app.appHasLetGo(of: new)

      try await app.tap("contacts.0")
      let contact = try app.watch("contact.name")
      try await app.tap("contact.delete")
      let question = try app.watch("alert.delete")
      try await app.tap("alert.delete")
      try app.appHasLetGo(of: contact)
      try app.appHasLetGo(of: question)
    },

    Scenario("Released screens", "are those whose requests are late, when the replies are there") {
      app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      let new = try app.watch("newContact.save")
      app.serverHoldsReplies()
      try await app.save(contact: "Grace", "grace")
      try await app.tap("navigation.back")
      await app.serverAnswers()

      try app.appHasLetGo(of: new)
    },

    Scenario("Released screens", "are questions that have been answered with no") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("contact.delete")
      let question = try app.watch("alert.delete")
      try await app.tap("alert.cancel")

      try app.appHasLetGo(of: question)
    },
  ]
}
