extension Scenario {
  static let drafts = [
    Scenario("Thread", "keeps what is not sent as its draft") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchInThread()
      try await app.enter("Dear Gra", into: "thread.input")
      try await app.tap("navigation.back")

      try app.see("chats.0.preview", reading: "Draft: Dear Gra")
      try await app.tap("chats.0")
      try app.see("thread.input", reading: "Dear Gra")
      try app.seeEnabled("thread.send")
    },

    Scenario("Thread", "has a draft that outlives the app") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.enter("Dear Gra", into: "thread.input")
      await app.relaunch()

      try app.see("chats.0.preview", reading: "Draft: Dear Gra")
      try await app.tap("chats.0")
      try app.see("thread.input", reading: "Dear Gra")
      try await app.tap("thread.send")
      try app.seeMessages(["Dear Gra"])
    },

    Scenario("Thread", "has no draft any more when it is sent") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.enter("Dear Gra", into: "thread.input")
      try await app.tap("navigation.back")
      try await app.tap("chats.0")
      try await app.sends("Dear Grace")
      await app.relaunch()

      try app.see("chats.0.preview", reading: "Dear Grace")
      try await app.tap("chats.0")
      try app.see("thread.input", reading: "")
    },

    Scenario("Thread", "has no draft any more when the user deletes it") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchInThread()
      try await app.enter("Dear Gra", into: "thread.input")
      try await app.enter("", into: "thread.input")
      try await app.tap("navigation.back")

      try app.see("chats.0.preview", reading: "Hello")
    },

    Scenario("Thread", "has a draft of its own") { app in
      _ = try await app.chat(with: "grace")
      _ = try await app.chat(with: "alan")
      try await app.launchInThread()
      try await app.enter("Dear Alan", into: "thread.input")
      try await app.tap("navigation.back")
      try app.seeRows(of: "chats", "preview", ["Draft: Dear Alan", ""])
      try await app.tap("chats.1")

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.see("thread.input", reading: "")
    },

    Scenario("Thread", "keeps its draft when a message comes") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.enter("Dear Gra", into: "thread.input")
      try await grace.says("Hello")

      try app.see("thread.input", reading: "Dear Gra")
      try await app.tap("navigation.back")
      try app.see("chats.0.preview", reading: "Draft: Dear Gra")
    },
  ]
}
