extension Scenario {
  static let account = [
    Scenario("Settings", "show the account's name and handle") { app in
      try await app.launchInSettings()

      try app.see("settings.name", reading: "Ada Lovelace")
      try app.see("settings.handle", reading: "@ada")
      try app.doNotSee("settings.nameBusy", "settings.nameError", "settings.saved")
    },

    Scenario("Settings", "save a name that others see") { app in
      let chat = try await app.chat(with: "grace")
      try await app.launchInSettings()
      try await app.rename(to: "Countess of Lovelace")

      try app.see("settings.saved", reading: "Saved.")
      try app.doNotSee("settings.nameBusy", "settings.nameError")
      try await app.see(chat.person, inThreads: ["Countess of Lovelace"])
    },

    Scenario("Settings", "say that the name is saved until it changes") { app in
      try await app.launchInSettings()
      try await app.rename(to: "Countess")
      try await app.enter("Countess of", into: "settings.name")

      try app.doNotSee("settings.saved")
    },

    Scenario("Settings", "still have the name after a relaunch without a connection") { app in
      try await app.launchInSettings()
      try await app.rename(to: "Countess")
      await app.relaunch(.offline)
      try await app.tap("tabs.settings")

      try app.see("settings.name", reading: "Countess")
    },

    Scenario("Settings", "ask for a name that is more than blanks") { app in
      try await app.launchInSettings()
      try await app.serverIsNotAsked {
        for name in ["", "   "] {
          try await app.rename(to: name)
          try app.see("settings.nameError", reading: "Enter a name.")
          try app.doNotSee("settings.saved")
        }
      }
    },

    Scenario("Settings", "tell why a name is not saved, and keep it in the field") { app in
      try await app.launchInSettings()
      let name = String(repeating: "a", count: 101)
      try await app.rename(to: name)
      try app.see("settings.nameError", reading: "This name is too long.")
      try app.see("settings.name", reading: name)

      app.serverRefusesEverything()
      try await app.rename(to: "Countess")
      try app.see("settings.nameError", reading: "Something went wrong. Try again later.")

      app.serverRefusesNothing()
      try await app.tap("settings.saveName")
      try app.see("settings.saved")
      try app.doNotSee("settings.nameError")
    },

    Scenario("Settings", "save a name only with a connection") { app in
      try await app.launchInSettings()
      await app.connectionBecomes(.offline)
      try await app.rename(to: "Countess")

      try app.see("settings.nameError", reading: "No connection. Try again.")
      try app.doNotSee("settings.saved", "settings.nameBusy")
    },

    Scenario("Settings", "are busy until the server replies to the name") { app in
      try await app.launchInSettings()
      app.serverHoldsReplies()
      try await app.rename(to: "Countess")
      try app.see("settings.nameBusy")
      try app.doNotSee("settings.saved")

      await app.serverAnswers()
      try app.see("settings.saved")
      try app.doNotSee("settings.nameBusy")
    },
  ]
}
