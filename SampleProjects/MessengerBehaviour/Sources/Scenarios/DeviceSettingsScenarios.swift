extension Scenario {
  static let deviceSettings = [
    Scenario("Settings", "are light and of standard size at first") { app in
      try await app.launchInSettings()

      try app.see("settings.appearance", reading: "Light")
      try app.see("settings.textSize", reading: "Standard")
      try app.see("settings.language", reading: "English")
      try app.seeAppearance(.light)
      try app.seeTextSize(.large)
    },

    Scenario("Settings", "make the screen dark, and light again") { app in
      try await app.launchInSettings()
      try await app.tap("settings.appearance.1")
      try app.see("settings.appearance", reading: "Dark")
      try app.seeAppearance(.dark)

      try await app.tap("settings.appearance.0")
      try app.see("settings.appearance", reading: "Light")
      try app.seeAppearance(.light)
    },

    Scenario("Settings", "make the text small, large, and standard again") { app in
      try await app.launchInSettings()
      try await app.tap("settings.textSize.0")
      try app.see("settings.textSize", reading: "Small")
      try app.seeTextSize(.small)

      try await app.tap("settings.textSize.2")
      try app.see("settings.textSize", reading: "Large")
      try app.seeTextSize(.accessibilityLarge)

      try await app.tap("settings.textSize.1")
      try app.seeTextSize(.large)
    },

    Scenario("Settings", "of the device survive signing out, for whoever comes next") { app in
      try await app.launchInSettings()
      try await app.tap("settings.appearance.1")
      try await app.tap("settings.textSize.2")
      try await app.tap("settings.signOut")
      try app.seeAppearance(.dark)
      try app.seeTextSize(.accessibilityLarge)

      try await app.submit("grace", "hopper")
      try await app.tap("tabs.settings")
      try app.see("settings.appearance", reading: "Dark")
      try app.see("settings.textSize", reading: "Large")
    },

    Scenario("Settings", "of the device survive a relaunch, also without a session") { app in
      try await app.launchInSettings()
      try await app.tap("settings.appearance.1")
      try await app.tap("settings.textSize.0")
      await app.relaunch()
      try app.see("tabs.chats")
      try app.seeAppearance(.dark)
      try app.seeTextSize(.small)

      try await app.signOut()
      await app.relaunch()
      try app.seeEmptyLogin()
      try app.seeAppearance(.dark)
      try app.seeTextSize(.small)
    },
  ]
}
