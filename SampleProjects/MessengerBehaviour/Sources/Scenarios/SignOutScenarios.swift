import MessengerWire

extension Scenario {
  static let signOut = [
    Scenario("Sign out", "leads to an empty login screen, and tells the server") { app in
      try await app.launchSignedIn()
      try await app.signOut()

      try app.seeEmptyLogin()
      try app.serverWasAsked(1) { $0 == .signOut }
    },

    Scenario("Sign out", "needs no connection, and is not forgotten") { app in
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      try await app.signOut()
      try app.seeEmptyLogin()

      await app.connectionBecomes(.online)
      try app.seeEmptyLogin()
      try app.serverWasAsked(0) { $0.isResume }
      await app.relaunch()
      try app.seeEmptyLogin()
    },

    Scenario("Sign out", "does not wait for the server") { app in
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.signOut()
      try app.seeEmptyLogin()

      await app.serverAnswers()
      try app.seeEmptyLogin()
    },

    Scenario("Sign out", "succeeds whatever the server says") { app in
      await app.launch()
      for refusal in [Refusal.sessionExpired, .notAllowed] {
        try await app.submit()
        app.serverRefuses({ $0 == .signOut }, with: refusal)
        try await app.signOut()
        try app.seeEmptyLogin()
      }
    },

    Scenario("Sign out", "lets the same user sign in again") { app in
      await app.launch()
      for _ in 1...2 {
        try await app.submit()
        try app.see("navigation.title", reading: "Chats")
        try await app.signOut()
      }
      try app.seeEmptyLogin()
    },

    Scenario("Sign out", "leaves nothing of an account to the next user") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchInContacts(["Grace": "grace"])
      try await app.signOut()
      app.serverHoldsReplies()
      try await app.submit("alan", "enigma")
      await app.serverAnswersOnce()

      try app.see("tabs.chats", reading: "Chats")
      try app.doNotSee("chats.0")
      try await app.tap("tabs.contacts")
      try app.doNotSee("contacts.0")
      try await app.tap("tabs.settings")
      try app.see("settings.name", reading: "Alan Turing")
      try app.see("settings.handle", reading: "@alan")
    },

    Scenario("Sign out", "leaves no search to the next user") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.search("gra")
      try await app.signOut()
      try await app.submit("alan", "enigma")
      try await app.tap("tabs.contacts")

      try app.see("contacts.search", reading: "")
      try app.see("contacts.empty")
    },

    Scenario("Sign out", "forgets drafts, and what waits to be sent") { app in
      let chat = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("Too late")
      try await app.enter("Never mind", into: "thread.input")
      try await app.signOut()
      await app.connectionBecomes(.online)
      try await app.submit()
      try await app.tap("chats.0")

      try app.see("thread.input", reading: "")
      try app.doNotSee("thread.0")
      try await app.see(chat, reading: [])
    },
  ]
}
