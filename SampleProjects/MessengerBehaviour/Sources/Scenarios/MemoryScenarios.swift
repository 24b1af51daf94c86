extension Scenario {
  /// What is gone from the screen is gone from the memory.
  static let memory = [
    Scenario("Memory", "lets go of the login after signing in") { app in
      await app.launch()
      let login = try app.watch("login.submit")
      try await app.submit()

      try app.appHasLetGo(of: login)
    },

    Scenario("Memory", "lets go of all tabs after signing out") { app in
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
      for view in watched {
        try app.appHasLetGo(of: view)
      }
    },

    Scenario("Memory", "lets go of a contact and of a new one on the way back") { app in
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

    Scenario("Memory", "lets go of a new contact when it is saved, and of one that is deleted") {
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

    Scenario("Memory", "lets go of a screen that waited for a reply, once that is there") {
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

    Scenario("Memory", "waits for nothing that only a screen that is gone has asked for") { app in
      try await app.launchInContacts(["Grace": "grace"])
      let search = try app.watch("contacts.search")
      try await app.enter("gra", into: "contacts.search")
      try app.compare("what waits for the time to pass", app.clock.sleeperCount, with: 1)
      try await app.signOut()

      try app.appHasLetGo(of: search)
      try app.compare("what waits for the time to pass", app.clock.sleeperCount, with: 0)
    },

    Scenario("Memory", "lets go of a question that is answered with no") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("contact.delete")
      let question = try app.watch("alert.delete")
      try await app.tap("alert.cancel")

      try app.appHasLetGo(of: question)
    },
  ]
}
