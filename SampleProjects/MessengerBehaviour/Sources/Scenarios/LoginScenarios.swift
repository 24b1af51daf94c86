extension Scenario {
  static let login = [
    Scenario("Login", "starts at an empty login screen") { app in
      await app.launch()

      try app.see("login.username", reading: "")
      try app.see("login.password", reading: "")
      try app.seeEnabled("login.submit")
      try app.doNotSee("login.error", "login.busy", "chats.list", "tabs.chats")
    },

    Scenario("Login", "signs in with correct credentials") { app in
      await app.launch()
      try await app.submit()

      try app.see("navigation.title", reading: "Chats")
      try app.doNotSee("login.submit", "navigation.back")
    },
  ]
}
