extension Scenario {
  static let signInFailure = [
    Scenario("asks for a username") { app in
      try await app.enter("lovelace", into: "login.password")
      try await app.tap("login.submit")

      try app.see("login.error", reading: "Enter your username.")
      try app.serverHasSeen(requests: 0)
    },

    Scenario("asks for a username that is more than blanks") { app in
      try await app.submit("   ", "lovelace")

      try app.see("login.error", reading: "Enter your username.")
    },

    Scenario("asks for a password") { app in
      try await app.enter("ada", into: "login.username")
      try await app.tap("login.submit")

      try app.see("login.error", reading: "Enter your password.")
      try app.serverHasSeen(requests: 0)
    },

    Scenario("refuses a wrong password and clears it") { app in
      try await app.submit("ada", "byron")

      try app.see("login.error", reading: "Wrong username or password.")
      try app.see("login.username", reading: "ada")
      try app.see("login.password", reading: "")
      try app.doNotSee("home.greeting")
    },

    Scenario("signs in after a wrong password") { app in
      try await app.submit("ada", "byron")
      try await app.enter("lovelace", into: "login.password")
      try await app.tap("login.submit")

      try app.see("home.greeting")
    },

    Scenario("keeps the password when the network fails") { app in
      app.server.isReachable = false
      try await app.submit()

      try app.see("login.error", reading: "No connection. Try again.")
      try app.see("login.password", reading: "lovelace")
    },

    Scenario("signs in by one tap once the network is back") { app in
      app.server.isReachable = false
      try await app.submit()
      app.server.isReachable = true
      try await app.tap("login.submit")

      try app.see("home.greeting")
      try app.serverHasSeen(requests: 2)
    },

    Scenario("says so when the server is broken") { app in
      app.server.isBroken = true
      try await app.submit()

      try app.see("login.error", reading: "Something went wrong. Try again later.")
    },

    Scenario("hides the last error while it tries again") { app in
      try await app.tap("login.submit")
      try app.see("login.error")

      app.server.holdsAnswers = true
      try await app.submit()
      try app.see("login.busy")
      try app.doNotSee("login.error")
      await app.serverAnswers()
    },
  ]
}
