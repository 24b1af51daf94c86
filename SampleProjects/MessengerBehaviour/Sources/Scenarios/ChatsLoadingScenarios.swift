extension Scenario {
  static let chatsLoading = [
    Scenario("Chats", "says that they could not be loaded, and tries again") { app in
      try await app.chat(with: "grace").says("Hello")
      await app.launch()
      app.serverRefuses { $0 == .threads }
      try await app.submit()

      try app.see("chats.error", reading: "Could not load.")
      try app.doNotSee("chats.0", "chats.empty", "chats.busy")
      app.serverRefusesNothing()
      try await app.tap("chats.retry")
      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.doNotSee("chats.error", "chats.retry")
    },

    Scenario("Chats", "are busy while they load for the first time") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchLoading()

      try app.see("chats.busy")
      try app.doNotSee("chats.0", "chats.empty")
      await app.serverAnswers()
      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.doNotSee("chats.busy")
    },

    Scenario("Chats", "are not set back by a reply that is late") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello")
      try await app.launchLoading()
      try await grace.says("Are you there?")
      await app.serverAnswers()

      try app.see("chats.0.preview", reading: "Are you there?")
    },

    Scenario("Chats", "can be read at once after a relaunch, also offline") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchSignedIn()
      await app.relaunch(.offline)

      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.seeRows(of: "chats", "preview", ["Hello"])
      try app.seeRows(of: "chats", "unread", ["1"])
      try app.see("tabs.chats", reading: "Chats (1)")
    },

    Scenario("Chats", "stay when they cannot be loaded anew") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      app.serverRefuses { $0 == .threads }
      await app.connectionBecomes(.online)

      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.seeRows(of: "chats", "preview", ["Hello"])
    },

    Scenario("Chats", "are loaded anew when the connection is back") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello")
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      try await app.chat(with: "alan").says("Are you there?")
      try await grace.says("Ada?")
      await app.connectionBecomes(.online)

      try app.seeRows(of: "chats", "name", ["Grace Hopper", "Alan Turing"])
      try app.seeRows(of: "chats", "preview", ["Ada?", "Are you there?"])
      try app.seeRows(of: "chats", "unread", ["2", "1"])
    },
  ]
}
