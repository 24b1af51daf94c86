extension Scenario {
  static let receiving = [
    Scenario("Thread", "shows messages as they come") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await grace.says("Hello", "Are you there?")

      try app.seeMessages(["Hello", "Are you there?"])
      try app.seeRows(of: "thread", "sender", ["Grace Hopper", "Grace Hopper"])
    },

    Scenario("Thread", "shows only its own messages") { app in
      let alan = try await app.chat(with: "alan")
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await alan.says("Hello from Alan")

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.doNotSee("thread.0")
    },

    Scenario("Thread", "shows what the user says on another device") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.person("ada").says("Hello", in: grace.thread)

      try app.seeMessages(["Hello"])
      try app.seeStatuses(["Sent"])
      try app.doNotSee("thread.0.sender")
    },

    Scenario("Thread", "shows a message once that comes before an older page") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("One", "Two")
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.tap("chats.0")
      try await grace.says("Three")
      await app.serverAnswers()

      try app.seeMessages(["One", "Two", "Three"])
    },

    Scenario("Thread", "has the server's order, whoever hears of it first") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("One")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Two")
      try await grace.says("Three")
      await app.serverAnswers()

      try app.seeMessages(["One", "Two", "Three"])
      try app.seeStatuses(["", "Sent", ""])
    },

    Scenario("Thread", "fills a gap by asking for what was missed") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.counts(1...2)
      app.hasScreen(rows: 300)
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await grace.counts(3...50)
      await app.connectionBecomes(.online)

      try app.seeMessages((1...50).map(String.init))
      try app.doNotSee("thread.older")
    },
  ]
}
