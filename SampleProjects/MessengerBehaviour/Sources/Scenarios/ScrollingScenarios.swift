extension Scenario {
  static let scrolling = [
    Scenario("Thread", "opens at the newest message") { app in
      try await app.chat(with: "grace").counts(1...20)
      app.hasScreen(rows: 20)
      try await app.launchInThread()

      try app.see("thread.19.text", reading: "20")
      try app.doNotSee("thread.0")
      try await app.tap("navigation.back")
      try await app.tap("chats.0")
      try app.see("thread.19.text", reading: "20")
    },

    Scenario("Thread", "goes to a message that comes") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.counts(1...19)
      app.hasScreen(rows: 20)
      try await app.launchInThread()
      try await app.scroll("thread.list", toRow: 0)
      try app.doNotSee("thread.18")
      try await grace.says("20")

      try app.see("thread.19.text", reading: "20")
    },

    Scenario("Thread", "goes to a message that is sent") { app in
      try await app.chat(with: "grace").counts(1...19)
      app.hasScreen(rows: 20)
      try await app.launchInThread()
      try await app.scroll("thread.list", toRow: 0)
      try app.doNotSee("thread.18")
      try await app.sends("20")

      try app.see("thread.19.text", reading: "20")
    },

    Scenario("Thread", "stays at what was read when earlier messages come") { app in
      try await app.chat(with: "grace").counts(1...45)
      app.hasScreen(rows: 20)
      try await app.launchInThread()
      try await app.scroll("thread.list", toRow: 0)
      try app.see("thread.0.text", reading: "26")
      try await app.tap("thread.older")

      try app.see("thread.20.text", reading: "26")
      try await app.scroll("thread.list", toRow: 0)
      try app.see("thread.0.text", reading: "6")
    },
  ]
}
