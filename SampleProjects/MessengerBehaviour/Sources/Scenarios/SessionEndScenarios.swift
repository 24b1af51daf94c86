extension Scenario {
  /// Wherever the user is, and whatever is in front.
  static let sessionEnds = Place.all.map { place in
    Scenario("Session", "ends at \(place.name), which is then released") { app in
      try await app.launch(at: place)
      let landmark = try app.watch(place.landmark)
      await app.serverEndsSessions()

      try app.seeExpiredLogin()
      try app.appHasLetGo(of: landmark)
    }
  }

  static let sessionExpiry = [
    Scenario("Session", "has ended while the app was not running") { app in
      try await app.launchSignedIn()
      await app.relaunch(.offline)
      await app.serverEndsSessions()
      try app.see("navigation.title", reading: "Chats")

      await app.connectionBecomes(.online)
      try app.seeExpiredLogin()
    },

    Scenario("Session", "ends when the server refuses to load") { app in
      try await app.launchInContacts()
      app.serverRefuses({ $0 == .contacts }, with: .sessionExpired)
      try await app.person("ada").adds("Grace", "grace")

      try app.seeExpiredLogin()
    },

    Scenario("Session", "ends when the server refuses to save") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      app.serverRefusesEverything(with: .sessionExpired)
      try await app.save(contact: "Grace", "grace")

      try app.seeExpiredLogin()
    },

    Scenario("Session", "ends when the server refuses to delete") { app in
      try await app.launchInContacts(["Grace": "grace"])
      app.serverRefusesEverything(with: .sessionExpired)
      try await app.deleteContact(at: 0)

      try app.seeExpiredLogin()
    },

    Scenario("Session", "ends when the server refuses to rename") { app in
      try await app.launchInSettings()
      app.serverRefusesEverything(with: .sessionExpired)
      try await app.rename(to: "Countess")

      try app.seeExpiredLogin()
    },

    Scenario("Session", "ends when the server refuses to send") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverRefusesEverything(with: .sessionExpired)
      try await app.sends("Hello")

      try app.seeExpiredLogin()
    },

    Scenario("Session", "that has ended is not there after a relaunch") { app in
      try await app.launchSignedIn()
      await app.serverEndsSessions()
      await app.relaunch()

      try app.seeEmptyLogin()
      try app.serverWasAsked(0) { $0.isResume }
    },

    Scenario("Session", "that has ended leaves nothing to the next user") { app in
      try await app.launchInContacts(["Grace": "grace"])
      await app.serverEndsSessions()
      app.serverHoldsReplies()
      try await app.submit("alan", "enigma")
      await app.serverAnswersOnce()
      try await app.tap("tabs.contacts")

      try app.doNotSee("contacts.0")
    },

    Scenario("Session", "begins anew after it has ended, without the old error") { app in
      try await app.launchSignedIn()
      await app.serverEndsSessions()
      try await app.submit()
      try app.see("navigation.title", reading: "Chats")

      try await app.signOut()
      try app.seeEmptyLogin()
    },
  ]
}
