import MessengerWire

extension Scenario {
  static let signOut = [
    Scenario("Sign out", "leads to an empty login screen, and tells the server") { app in
      try await app.launchSignedIn()
      try await app.signOut()

      try app.seeEmptyLogin()
      try app.serverWasAsked(1) { $0 == .signOut }
    },

    Scenario("Sign out", "needs no connection, and is not forgotten") { app in
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      try await app.signOut()
      try app.seeEmptyLogin()

      await app.connectionBecomes(.online)
      try app.seeEmptyLogin()
      try app.serverWasAsked(0) { $0.isResume }
      await app.relaunch()
      try app.seeEmptyLogin()
    },

    Scenario("Sign out", "does not wait for the server") { app in
      try await app.launchSignedIn()
      app.serverHoldsReplies()
      try await app.signOut()
      try app.seeEmptyLogin()

      await app.serverAnswers()
      try app.seeEmptyLogin()
    },

    Scenario("Sign out", "succeeds whatever the server says") { app in
      await app.launch()
      for refusal in [Refusal.sessionExpired, .notAllowed] {
        try await app.submit()
        app.serverRefuses({ $0 == .signOut }, with: refusal)
        try await app.signOut()
        try app.seeEmptyLogin()
      }
    },

    Scenario("Sign out", "lets the same user sign in again") { app in
      await app.launch()
      for _ in 1...2 {
        try await app.submit()
        try app.see("navigation.title", reading: "Chats")
        try await app.signOut()
      }
      try app.seeEmptyLogin()
    },
  ]
}
