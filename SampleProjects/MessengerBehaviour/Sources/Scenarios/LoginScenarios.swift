extension Scenario {
  static let login = [
    Scenario("Login", "starts at an empty login screen") { app in
      await app.launch()

      try app.seeEmptyLogin()
      try app.doNotSee("chats.list")
    },

    Scenario("Login", "signs in with correct credentials") { app in
      await app.launch()
      try await app.submit()

      try app.see("navigation.title", reading: "Chats")
      try app.doNotSee("login.submit", "navigation.back")
    },

    Scenario("Login", "shows nobody the password") { app in
      await app.launch()
      try await app.enter("ada", into: "login.username")
      try await app.enter("lovelace", into: "login.password")

      try app.read("ada")
      try app.doNotRead("lovelace")
    },

    Scenario("Login", "signs in when return is pressed in the password") { app in
      await app.launch()
      try await app.enter("ada", into: "login.username")
      try await app.enter("lovelace", into: "login.password")
      try await app.pressReturn()

      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Login", "ignores blanks around the username") { app in
      await app.launch()
      try await app.submit("  ada ", "lovelace")

      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Login", "is busy until the server replies") { app in
      await app.launch()
      app.serverHoldsReplies()
      try await app.submit()

      try app.see("login.busy")
      try app.seeDisabled("login.submit")

      await app.serverAnswers()
      try app.see("navigation.title", reading: "Chats")
      try app.doNotSee("login.busy")
    },

    Scenario("Login", "makes one attempt, however often it is asked meanwhile") { app in
      await app.launch()
      app.serverHoldsReplies()
      try await app.submit()
      try await app.enter("lovelace", into: "login.password")
      try await app.pressReturn()
      await app.serverAnswers()

      try app.serverWasAsked(1) { $0 == .signIn(username: "ada", password: "lovelace") }
    },

    Scenario("Login", "tells whether there is a connection") { app in
      await app.launch(.connecting)
      try app.see("login.network", reading: "Connecting…")

      await app.connectionBecomes(.online)
      try app.see("login.network", reading: "Online")

      await app.connectionBecomes(.offline)
      try app.see("login.network", reading: "Offline")
    },
  ]
}
