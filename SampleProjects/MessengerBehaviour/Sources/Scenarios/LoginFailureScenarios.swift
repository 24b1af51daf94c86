extension Scenario {
  static let loginFailures = [
    Scenario("Login", "asks for a username that is more than blanks") { app in
      await app.launch()
      try await app.serverIsNotAsked {
        for username in ["", "   "] {
          try await app.submit(username, "lovelace")
          try app.see("login.error", reading: "Enter your username.")
        }
      }
    },

    Scenario("Login", "asks for a password") { app in
      await app.launch()
      try await app.serverIsNotAsked {
        try await app.submit("ada", "")
        try app.see("login.error", reading: "Enter your password.")
      }
    },

    Scenario("Login", "refuses a wrong password and clears it") { app in
      await app.launch()
      try await app.submit("ada", "byron")

      try app.see("login.error", reading: "Wrong username or password.")
      try app.see("login.username", reading: "ada")
      try app.see("login.password", reading: "")
      try app.seeEnabled("login.submit")
      try app.doNotSee("login.busy", "tabs.chats")
    },

    Scenario("Login", "signs in after a wrong password") { app in
      await app.launch()
      try await app.submit("ada", "byron")
      try await app.enter("lovelace", into: "login.password")
      try await app.tap("login.submit")

      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Login", "keeps both fields without a connection, and signs in once there is one") {
      app in
      await app.launch(.offline)
      try await app.submit()
      try app.see("login.error", reading: "No connection. Try again.")
      try app.see("login.username", reading: "ada")
      try app.see("login.password", reading: "lovelace")

      await app.connectionBecomes(.online)
      try await app.tap("login.submit")
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Login", "keeps both fields when the connection is lost before the reply") { app in
      await app.launch()
      app.serverHoldsReplies()
      try await app.submit()
      await app.connectionBecomes(.offline)

      try app.see("login.error", reading: "No connection. Try again.")
      try app.see("login.username", reading: "ada")
      try app.see("login.password", reading: "lovelace")
      try app.seeEnabled("login.submit")
      try app.doNotSee("login.busy", "tabs.chats")
    },

    Scenario("Login", "blames the server for any other refusal") { app in
      await app.launch()
      app.serverRefusesEverything(with: .notFound)
      try await app.submit()

      try app.see("login.error", reading: "Something went wrong. Try again later.")
    },

    Scenario("Login", "hides the last error while it tries again") { app in
      await app.launch()
      try await app.submit("", "")
      try app.see("login.error")

      app.serverHoldsReplies()
      try await app.submit()
      try app.doNotSee("login.error")
    },
  ]
}
