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

    Scenario("Session", "that has ended is not there after a relaunch") { app in
      try await app.launchSignedIn()
      await app.serverEndsSessions()
      await app.relaunch()

      try app.seeEmptyLogin()
      try app.serverWasAsked(0) { $0.isResume }
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
