extension Scenario {
  static let signIn = [
    Scenario("starts at the login screen") { app in
      try app.see("login.username", reading: "")
      try app.see("login.password", reading: "")
      try app.seeEnabled("login.submit")
      try app.doNotSee("login.error")
      try app.doNotSee("login.busy")
      try app.doNotSee("home.greeting")
    },

    Scenario("signs in with correct credentials") { app in
      try await app.enter("ada", into: "login.username")
      try await app.enter("lovelace", into: "login.password")
      try await app.tap("login.submit")

      try app.see("home.greeting", reading: "Hello, Ada Lovelace")
      try app.doNotSee("login.submit")
      try app.doNotSee("navigation.back")
    },

    Scenario("ignores blanks around the username") { app in
      try await app.submit("  ada ", "lovelace")

      try app.see("home.greeting", reading: "Hello, Ada Lovelace")
    },

    Scenario("is busy until the server answers") { app in
      app.server.holdsAnswers = true
      try await app.submit()

      try app.see("login.busy")
      try app.seeDisabled("login.submit")
      try app.doNotSee("home.greeting")

      await app.serverAnswers()
      try app.see("home.greeting")
      try app.serverHasSeen(requests: 1)
    },

    Scenario("is ready again after the server refuses") { app in
      app.server.holdsAnswers = true
      try await app.submit("ada", "wrong")
      try app.see("login.busy")

      await app.serverAnswers()
      try app.doNotSee("login.busy")
      try app.seeEnabled("login.submit")
    },

    Scenario("lets go of the login screen after signing in") { app in
      let login = try app.watch("login.submit")
      try await app.submit()

      try app.see("home.greeting")
      try app.appHasLetGo(of: login)
    },
  ]
}
