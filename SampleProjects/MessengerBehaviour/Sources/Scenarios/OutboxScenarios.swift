extension Scenario {
  static let outbox = [
    Scenario("Network", "tells in a thread whether there is any") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()

      try app.see("thread.network", reading: "Online")
      await app.connectionBecomes(.offline)
      try app.see("thread.network", reading: "Offline")
      await app.connectionBecomes(.connecting)
      try app.see("thread.network", reading: "Connecting…")
    },

    Scenario("Network", "lets messages wait until it is there") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("One", "Two")

      try app.seeMessages(["One", "Two"])
      try app.seeStatuses(["Sending…", "Sending…"])
      await app.connectionBecomes(.connecting)
      try app.seeStatuses(["Sending…", "Sending…"])
      await app.connectionBecomes(.online)
      try app.seeMessages(["One", "Two"])
      try app.seeStatuses(["Sent", "Sent"])
      try await app.see(grace, reading: ["One", "Two"])
    },

    Scenario("Network", "lets messages wait, also over a relaunch") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("One", "Two")
      await app.relaunch(.offline)
      try await app.tap("chats.0")

      try app.seeMessages(["One", "Two"])
      try app.seeStatuses(["Sending…", "Sending…"])
      try app.see("thread.input", reading: "")
      await app.connectionBecomes(.online)
      try app.seeMessages(["One", "Two"])
      try app.seeStatuses(["Sent", "Sent"])
      try await app.see(grace, reading: ["One", "Two"])
    },

    Scenario("Network", "takes what waits, whichever thread it is for") { app in
      let grace = try await app.chat(with: "grace")
      let alan = try await app.chat(with: "alan")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("Dear Alan")
      try await app.tap("navigation.back")
      try await app.tap("chats.1")
      try await app.sends("Dear Grace")
      await app.relaunch()

      try await app.see(alan, reading: ["Dear Alan"])
      try await app.see(grace, reading: ["Dear Grace"])
    },

    Scenario("Network", "brings first what others said meanwhile") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.sends("Two")
      try await grace.says("One")
      await app.connectionBecomes(.online)

      try app.seeMessages(["One", "Two"])
      try app.seeStatuses(["", "Sent"])
    },

    Scenario("Network", "brings what was said meanwhile to the thread that is open") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("One")
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await grace.says("Two", "Three")
      await app.connectionBecomes(.online)

      try app.seeMessages(["One", "Two", "Three"])
      try app.see("tabs.chats", reading: "Chats")
    },
  ]
}
