extension Scenario {
  static let signOut = [
    Scenario("signs out to an empty login screen") { app in
      try await app.submit()
      try await app.tap("home.signOut")

      try app.see("login.username", reading: "")
      try app.see("login.password", reading: "")
      try app.doNotSee("login.error")
      try app.doNotSee("home.greeting")
      try app.doNotSee("navigation.back")
    },

    Scenario("signs in again after signing out") { app in
      for _ in 1...2 {
        try await app.submit()
        try app.see("home.greeting", reading: "Hello, Ada Lovelace")
        try await app.tap("home.signOut")
      }
      try app.see("login.submit")
    },

    Scenario("lets go of the home screen after signing out") { app in
      try await app.submit()
      let home = try app.watch("home.greeting")
      try await app.tap("home.signOut")

      try app.see("login.submit")
      try app.appHasLetGo(of: home)
    },

    Scenario("asks for the password again after signing out") { app in
      try await app.submit()
      try await app.tap("home.signOut")
      try await app.enter("ada", into: "login.username")
      try await app.tap("login.submit")

      try app.see("login.error", reading: "Enter your password.")
      try app.doNotSee("home.greeting")
    },
  ]
}
