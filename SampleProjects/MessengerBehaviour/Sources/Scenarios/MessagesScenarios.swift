extension Scenario {
  static let messages = [
    Scenario("Thread", "shows the messages, the newest last, and who wrote them") { app in
      let grace = try await app.group("Engines", by: "grace", with: ["ada", "alan"])
      try await grace.says("Is it a machine?")
      try await app.person("alan").says("It is!", in: grace.thread)
      try await app.person("ada").says("I wrote about it", in: grace.thread)
      try await app.launchInThread()

      try app.see("navigation.title", reading: "Engines")
      try app.seeMessages(["Is it a machine?", "It is!", "I wrote about it"])
      try app.seeRows(of: "thread", "sender", ["Grace Hopper", "Alan Turing", ""])
      try app.seeStatuses(["", "", "Sent"])
      try app.doNotSee("thread.2.sender", "thread.0.status", "thread.0.retry", "thread.2.retry")
    },

    Scenario("Thread", "is empty where nobody has said a word") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.see("thread.input", reading: "")
      try app.doNotSee("thread.0", "thread.older", "thread.busy", "thread.empty", "thread.error")
    },

    Scenario("Thread", "is busy until the messages are there") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.tap("chats.0")

      try app.see("thread.busy")
      try app.doNotSee("thread.error", "thread.retry")
      await app.serverAnswers()
      try app.seeMessages(["Hello"])
      try app.doNotSee("thread.busy")
    },

    Scenario("Thread", "says that it could not be loaded, and tries again") { app in
      try await app.chat(with: "grace").says("Hello", "Are you there?")
      try await app.launchSignedIn()
      app.serverRefuses(\.isHistory)
      try await app.tap("chats.0")

      try app.see("thread.error", reading: "Could not load.")
      try app.doNotSee("thread.busy")
      app.serverRefusesNothing()
      try await app.tap("thread.retry")
      try app.seeMessages(["Hello", "Are you there?"])
      try app.doNotSee("thread.error", "thread.retry")
    },

    Scenario("Thread", "does not show the late messages of another one") { app in
      try await app.chat(with: "grace").says("Hello from Grace")
      try await app.chat(with: "alan").says("Hello from Alan")
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.tap("chats.0")
      try await app.tap("navigation.back")
      try await app.tap("chats.1")
      await app.serverAnswers()

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.seeMessages(["Hello from Grace"])
    },
  ]
}
