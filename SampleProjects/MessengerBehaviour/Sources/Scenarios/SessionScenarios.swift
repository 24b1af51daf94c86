extension Scenario {
  static let session = [
    Scenario("Session", "survives a relaunch, which begins at the chats") { app in
      try await app.launchInSettings()
      await app.relaunch()

      try app.see("navigation.title", reading: "Chats")
      try app.see("tabs.chats")
      try app.doNotSee("login.submit", "navigation.back", "settings.signOut")
      try await app.tap("tabs.settings")
      try app.see("settings.handle", reading: "@ada")
    },

    Scenario("Session", "is resumed before anything else is asked") { app in
      let chat = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("Hello")
      await app.relaunch(.connecting)
      app.serverHoldsReplies()
      try await app.serverIsAskedOnlyToResume { await app.connectionBecomes(.online) }
      try await app.see(chat, reading: [])

      await app.serverAnswers()
      try await app.see(chat, reading: ["Hello"])
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Session", "is resumed before the open thread is loaded and continued") { app in
      let chat = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("I am back")
      try await chat.says("Are you there?")
      app.serverHoldsReplies()
      try await app.serverIsAskedOnlyToResume { await app.connectionBecomes(.online) }

      await app.serverAnswers()
      try app.seeMessages(["Are you there?", "I am back"])
    },

    Scenario("Session", "is resumed whenever the connection comes back") { app in
      try await app.launchInContacts(["Grace": "grace"])
      for count in 1...3 {
        await app.connectionBecomes(.offline)
        await app.connectionBecomes(.connecting)
        await app.connectionBecomes(.online)
        try app.serverWasAsked(count) { $0.isResume }
      }
      try app.seeContacts("Grace")
    },

    Scenario("Session", "is caught up with when the connection comes back") { app in
      try await app.launchInContacts()
      await app.connectionBecomes(.offline)
      try await app.person("ada").adds("Grace", "grace")
      try await app.chat(with: "grace").says("Hello")
      try app.see("contacts.empty")

      await app.connectionBecomes(.online)
      try app.seeContacts("Grace")
      try app.see("tabs.chats", reading: "Chats (1)")
    },

    Scenario("Session", "can be read without a connection after a relaunch") { app in
      try await app.chat(with: "grace").says("Hello", "Are you there?")
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("tabs.chats")
      try await app.tap("chats.0")

      await app.relaunch(.offline)
      try app.seeRows(of: "chats", "preview", ["Are you there?"])
      try await app.tap("chats.0")
      try app.seeMessages(["Hello", "Are you there?"])
      try await app.tap("tabs.contacts")
      try app.seeContacts("Grace")
    },

    Scenario("Session", "that nobody has begun is not there after a relaunch") { app in
      await app.launch()
      try await app.submit("ada", "byron")
      await app.relaunch()

      try app.seeEmptyLogin()
    },
  ]

  static let damagedStorage = [
    Scenario("Session", "is forgotten, but not the app, when the database is damaged") { app in
      try await app.launchSignedIn()
      try await app.databaseIsDamaged()
      await app.launch()
      try app.seeEmptyLogin()

      try await app.submit()
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Session", "is forgotten, but not the app, when the folder is lost") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.storageFolderIsLost()
      await app.launch()
      try app.seeEmptyLogin()

      try await app.submit()
      try await app.tap("tabs.contacts")
      try app.seeContacts("Grace")
    },
  ]
}
