extension Scenario {
  static let deepLinks = [
    Scenario("Deep links", "lead to a thread while the app runs") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello")
      try await app.launchSignedIn()
      try await app.tap("tabs.settings")
      await app.open(grace.link)

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.seeMessages(["Hello"])
      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
      try app.doNotSee("navigation.back", "chats.0.unread")
    },

    Scenario("Deep links", "lead to a thread above the list, whatever was above it") { app in
      let grace = try await app.chat(with: "grace")
      _ = try await app.chat(with: "alan")
      try await app.launchInThread()
      try app.see("navigation.title", reading: "Alan Turing")
      await app.open(grace.link)

      try app.see("navigation.title", reading: "Grace Hopper")
      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Deep links", "do not open a thread above itself") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      await app.open(grace.link)

      try app.see("navigation.title", reading: "Grace Hopper")
      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Deep links", "take the place of an alert") { app in
      let grace = try await app.chat(with: "grace")
      let alan = try await app.group("Engines", by: "alan", with: ["ada"])
      try await app.launchInThread()
      try await app.tap("thread.leave")
      try app.see("alert.title")
      await app.open(grace.link)

      try app.doNotSee("alert.title", "alert.leave")
      try app.see("navigation.title", reading: "Grace Hopper")
      try await app.see(alan, withMembers: ["alan", "ada"])
    },

    Scenario("Deep links", "change nothing if they lead nowhere") { app in
      let alan = try await app.group("Secrets", by: "alan", with: ["grace"])
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.tap("tabs.settings")
      for link in [alan.link, "messenger://thread/", "messenger://settings", "thread", ""] {
        await app.open(link)

        try app.see("navigation.title", reading: "Settings")
      }
      try await app.tap("tabs.chats")
      try app.see("navigation.title", reading: "Grace Hopper")
    },
  ]
}
