extension Scenario {
  static let failedMessages = [
    Scenario("Thread", "says that a message has failed when the server refuses it") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.sends(String(repeating: "x", count: 1001))

      try app.see("thread.0.status", reading: "Failed")
      try app.see("thread.0.retry", reading: "Try again")
      try app.serverWasAsked(1, times: \.isSend)
      try await app.see(grace, reading: [])
    },

    Scenario("Thread", "sends a failed message under a new key") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverRefuses(\.isSend)
      try await app.sends("Hello")
      try app.seeStatuses(["Failed"])
      app.serverRefusesNothing()
      try await app.tap("thread.0.retry")

      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Sent"])
      try app.doNotSee("thread.0.retry")
      try app.seeKeys(2)
      try await app.see(grace, reading: ["Hello"])
    },

    Scenario("Thread", "is not held up by a failed message") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverRefuses { $0.text == "One" }
      try await app.sends("One", "Two")

      try app.seeMessages(["Two", "One"])
      try app.seeStatuses(["Sent", "Failed"])
      try await app.see(grace, reading: ["Two"])
    },

    Scenario("Thread", "keeps a failed message after those that come") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverRefuses(\.isSend)
      try await app.sends("One", "Two")
      try await grace.says("Hello")

      try app.seeMessages(["Hello", "One", "Two"])
      try app.seeStatuses(["", "Failed", "Failed"])
      app.serverRefusesNothing()
      try await app.tap("thread.2.retry")
      try app.seeMessages(["Hello", "Two", "One"])
      try app.seeStatuses(["", "Sent", "Failed"])
    },

    Scenario("Thread", "keeps a failed message, also after a relaunch") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverRefuses(\.isSend)
      try await app.sends("Hello")
      try await app.tap("navigation.back")
      try await app.tap("chats.0")

      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Failed"])
      await app.relaunch()
      try await app.tap("chats.0")
      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Failed"])
      try app.see("thread.0.retry")
    },

    Scenario("Thread", "does not send a failed message by itself") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverRefuses(\.isSend)
      try await app.sends("Hello")
      app.serverRefusesNothing()
      await app.connectionBecomes(.offline)
      await app.connectionBecomes(.online)

      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Failed"])
      try await app.see(grace, reading: [])
    },
  ]
}
