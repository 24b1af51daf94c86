extension Scenario {
  /// With the session goes everything that belongs to the account.
  static let nextUser = SessionEnd.allCases.flatMap { end in
    [
      Scenario("Session", "leaves nothing to the next user after \(end.rawValue)") { app in
        try await app.chat(with: "grace").says("Hello")
        try await app.launchInContacts(["Grace": "grace"])
        try await app.endSession(by: end)
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

      Scenario("Session", "leaves no places and no search after \(end.rawValue)") { app in
        try await app.launchInContacts(["Grace": "grace"])
        try await app.search("gra")
        try await app.tap("contacts.0")
        try await app.endSession(by: end)
        try await app.submit("alan", "enigma")
        try app.see("navigation.title", reading: "Chats")
        try await app.tap("tabs.contacts")

        try app.see("contacts.search", reading: "")
        try app.see("contacts.empty")
      },

      Scenario("Session", "leaves no draft, and nothing to send, after \(end.rawValue)") { app in
        let chat = try await app.chat(with: "grace")
        try await app.launchInThread()
        app.serverHoldsReplies()
        await app.connectionBecomes(.offline)
        try await app.sends("Too late")
        try await app.enter("Never mind", into: "thread.input")
        await app.connectionBecomes(.online)
        try await app.endSession(by: end)
        await app.serverAnswers()
        try await app.submit()
        try await app.tap("chats.0")

        try app.see("thread.input", reading: "")
        try app.doNotSee("thread.0")
        try await app.see(chat, reading: [])
      },
    ]
  }
}
