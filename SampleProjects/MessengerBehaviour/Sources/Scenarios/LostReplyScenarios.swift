extension Scenario {
  static let lostReplies = [
    Scenario("Network", "sends a message once though the reply was lost") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Hello")
      await app.connectionBecomes(.offline)
      try app.seeStatuses(["Sending…"])
      await app.serverAnswers()
      await app.connectionBecomes(.online)

      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Sent"])
      try app.seeKeys(1)
      try await app.see(grace, reading: ["Hello"])
    },

    Scenario("Network", "sends a message once though the app ended before the reply") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Hello")
      await app.relaunch()
      try await app.tap("chats.0")

      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Sent"])
      try await app.see(grace, reading: ["Hello"])
    },

    Scenario("Network", "keeps the order of messages when a reply was lost") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("One", "Two")
      await app.connectionBecomes(.offline)
      await app.serverAnswers()
      try await app.sends("Three")
      await app.connectionBecomes(.online)

      try app.seeMessages(["One", "Two", "Three"])
      try app.seeStatuses(["Sent", "Sent", "Sent"])
      try await app.see(grace, reading: ["One", "Two", "Three"])
    },

    Scenario("Network", "never shows a message twice while it catches up") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Hello")
      await app.connectionBecomes(.offline)
      await app.connectionBecomes(.online)

      for _ in 1...6 {
        try app.seeMessages(["Hello"])
        await app.serverAnswersOnce()
      }
      try app.seeStatuses(["Sent"])
    },

    Scenario("Network", "does not double a message that others answer before it is told") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("One")
      await app.connectionBecomes(.offline)
      await app.serverAnswers()
      try await grace.says("Two")
      await app.connectionBecomes(.online)

      try app.seeMessages(["One", "Two"])
      try app.seeStatuses(["Sent", ""])
      try await app.see(grace, reading: ["One", "Two"])
    },
  ]
}
