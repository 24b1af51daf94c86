extension Scenario {
  static let history = [
    Scenario("Thread", "shows twenty messages, and those before them on demand") { app in
      try await app.chat(with: "grace").counts(1...45)
      app.hasScreen(rows: 300)
      try await app.launchInThread()

      try app.seeMessages((26...45).map(String.init))
      try app.see("thread.older", reading: "Earlier messages")
      try await app.tap("thread.older")
      try app.seeMessages((6...45).map(String.init))
      try await app.tap("thread.older")
      try app.seeMessages((1...45).map(String.init))
      try app.doNotSee("thread.older", "thread.busy")
    },

    Scenario("Thread", "has nothing earlier than the first page if that is all") { app in
      try await app.chat(with: "grace").counts(1...20)
      try await app.launchInThread()

      try app.seeMessages((1...20).map(String.init))
      try app.doNotSee("thread.older")
    },

    Scenario("Thread", "adds a page once, however often it is asked for") { app in
      try await app.chat(with: "grace").counts(1...45)
      app.hasScreen(rows: 300)
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.tap("thread.older")
      // Meanwhile the button may be gone or disabled.
      try? await app.tap("thread.older")
      await app.serverAnswers()

      try app.seeMessages((6...45).map(String.init))
    },

    Scenario("Thread", "can be read at once after a relaunch, also offline") { app in
      try await app.chat(with: "grace").says("Hello", "Are you there?")
      try await app.launchInThread()
      await app.relaunch(.offline)
      try await app.tap("chats.0")

      try app.seeMessages(["Hello", "Are you there?"])
      try app.doNotSee("thread.busy")
    },
  ]
}
