extension Scenario {
  static let sending = [
    Scenario("Thread", "shows a message at once, and that it was sent") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("  Hello, Grace ")

      try app.seeMessages(["Hello, Grace"])
      try app.seeStatuses(["Sending…"])
      try app.see("thread.input", reading: "")
      await app.serverAnswers()
      try app.seeStatuses(["Sent"])
      try app.doNotSee("thread.1", "thread.0.sender", "thread.0.retry")
      try await app.see(grace, reading: ["Hello, Grace"])
    },

    Scenario("Thread", "shows a message at once, also while the others are loading") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.tap("chats.0")
      try await app.sends("Hello, Grace")

      try app.seeMessages(["Hello, Grace"])
      try app.seeStatuses(["Sending…"])
      await app.serverAnswers()
      try app.seeMessages(["Hello", "Hello, Grace"])
      try app.seeStatuses(["", "Sent"])
    },

    Scenario("Thread", "shows a message at once, also when the others cannot be loaded") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      try await app.tap("chats.0")
      try await app.sends("Hello, Grace")

      try app.seeMessages(["Hello, Grace"])
      try app.seeStatuses(["Sending…"])
      await app.connectionBecomes(.online)
      try app.seeMessages(["Hello", "Hello, Grace"])
      try app.seeStatuses(["", "Sent"])
    },

    Scenario("Thread", "sends no blanks") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()

      try app.seeDisabled("thread.send")
      try await app.enter("  ", into: "thread.input")
      try app.seeDisabled("thread.send")
      try await app.pressReturn()
      try app.serverWasAsked(0, times: \.isSend)
      try app.doNotSee("thread.0")
      try await app.enter("Hello", into: "thread.input")
      try app.seeEnabled("thread.send")
    },

    Scenario("Thread", "cannot send the same text twice by haste") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Hello")
      try app.seeDisabled("thread.send")
      await app.serverAnswers()

      try app.seeDisabled("thread.send")
      try await app.see(grace, reading: ["Hello"])
    },

    Scenario("Thread", "sends the same words twice when the user does") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.sends("Ha", "Ha")

      try app.seeMessages(["Ha", "Ha"])
      try await app.see(grace, reading: ["Ha", "Ha"])
    },

    Scenario("Thread", "sends by the return key") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.enter("Hello", into: "thread.input")
      try await app.pressReturn()

      try app.seeMessages(["Hello"])
      try app.see("thread.input", reading: "")
      try await app.see(grace, reading: ["Hello"])
    },

    Scenario("Thread", "sends one message after the other, in order") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("One", "Two", "Three")

      try app.seeMessages(["One", "Two", "Three"])
      try app.seeStatuses(["Sending…", "Sending…", "Sending…"])
      try app.serverWasAsked(1, times: \.isSend)
      await app.serverAnswers()
      try app.seeStatuses(["Sent", "Sent", "Sent"])
      try await app.see(grace, reading: ["One", "Two", "Three"])
    },

    Scenario("Thread", "waits with a message for that of another thread") { app in
      let grace = try await app.chat(with: "grace")
      let alan = try await app.chat(with: "alan")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Dear Alan")
      try await app.tap("navigation.back")
      try await app.tap("chats.1")
      try app.doNotSee("thread.0")
      try await app.sends("Dear Grace")

      try app.serverWasAsked(1, times: \.isSend)
      await app.serverAnswers()
      try await app.see(alan, reading: ["Dear Alan"])
      try await app.see(grace, reading: ["Dear Grace"])
    },

    Scenario("Thread", "sends what was written while the user is elsewhere") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("One", "Two")
      try await app.tap("navigation.back")
      await app.serverAnswers()

      try await app.see(grace, reading: ["One", "Two"])
      try app.see("chats.0.preview", reading: "Two")
      try await app.tap("chats.0")
      try app.seeStatuses(["Sent", "Sent"])
    },
  ]
}
