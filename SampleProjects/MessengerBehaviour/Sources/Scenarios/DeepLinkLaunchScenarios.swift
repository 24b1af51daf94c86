extension Scenario {
  static let deepLinkLaunch = [
    Scenario("Deep links", "start the app with a thread") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello")
      try await app.launchSignedIn()
      await app.relaunch(opening: grace.link)

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.seeMessages(["Hello"])
      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Deep links", "start the app with a thread that it knows, also offline") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchSignedIn()
      await app.relaunch(opening: grace.link, .offline)

      try app.see("navigation.title", reading: "Grace Hopper")
    },

    Scenario("Deep links", "wait until the app knows the thread") { app in
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      let grace = try await app.chat(with: "grace")
      await app.relaunch(opening: grace.link, .offline)
      try app.see("navigation.title", reading: "Chats")
      await app.connectionBecomes(.online)

      try app.see("navigation.title", reading: "Grace Hopper")
    },

    Scenario("Deep links", "are followed after the login") { app in
      let grace = try await app.chat(with: "grace")
      _ = try await app.chat(with: "alan")
      await app.launch(opening: grace.link)
      try app.see("login.submit")
      try await app.submit()

      try app.see("navigation.title", reading: "Grace Hopper")
      try await app.tap("navigation.back")
      try app.seeRows(of: "chats", "name", ["Alan Turing", "Grace Hopper"])
    },

    Scenario("Deep links", "are followed after the login during which they come") { app in
      let grace = try await app.chat(with: "grace")
      await app.launch()
      app.serverHoldsReplies()
      try await app.submit()
      await app.open(grace.link)
      try app.see("login.busy")
      await app.serverAnswers()

      try app.see("navigation.title", reading: "Grace Hopper")
    },

    Scenario("Deep links", "are followed after the login, but not after the next one") { app in
      let grace = try await app.chat(with: "grace")
      await app.launch(opening: grace.link)
      try await app.submit()
      try app.see("navigation.title", reading: "Grace Hopper")
      try await app.tap("tabs.settings")
      try await app.tap("settings.signOut")
      try await app.submit()

      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Deep links", "lead nowhere if they are not for the one who signs in") { app in
      let grace = try await app.chat(with: "grace")
      await app.launch(opening: grace.link)
      try await app.submit("alan", "enigma")

      try app.see("navigation.title", reading: "Chats")
      try app.see("chats.empty")
    },
  ]
}
