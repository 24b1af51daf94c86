extension Scenario {
  static let language = [
    Scenario("Language", "is at first that of the device") { app in
      await app.launch(locale: "zh_Hans_CN")
      try app.see("login.submit", reading: "登录")
      try app.see("login.network", reading: "在线")

      try await app.submit()
      try await app.tap("tabs.settings")
      try app.see("settings.language", reading: "中文")
    },

    Scenario("Language", "is English if the app does not speak that of the device") { app in
      await app.launch(locale: "fr_FR")

      try app.see("login.submit", reading: "Sign in")
    },

    Scenario("Language", "changes at once, and leaves the settings in front") { app in
      try await app.launchInSettings()
      try await app.tap("settings.language.1")
      try app.see("settings.language", reading: "中文")
      try app.see("navigation.title", reading: "设置")
      try app.see("settings.signOut", reading: "退出登录")
      try app.see("settings.name", reading: "Ada Lovelace")

      try await app.tap("settings.language.0")
      try app.see("settings.language", reading: "English")
      try app.see("navigation.title", reading: "Settings")
    },

    Scenario("Language", "changes in all tabs") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("tabs.settings")
      try await app.tap("settings.language.1")
      for (tab, title) in [
        ("tabs.chats", "聊天"), ("tabs.contacts", "联系人"), ("tabs.stickers", "贴纸"),
        ("tabs.settings", "设置"),
      ] {
        try app.see(tab, reading: title)
        try await app.tap(tab)
        try app.see("navigation.title", reading: title)
      }
    },

    Scenario("Language", "changes in screens that come later, and in questions") { app in
      try await app.launchInSettings()
      try await app.tap("settings.language.1")
      try await app.tap("tabs.contacts")
      try app.see("contacts.empty", reading: "还没有联系人。")
      try app.see("contacts.add", reading: "添加联系人")

      try await app.person("ada").adds("Grace", "grace")
      try await app.tap("contacts.0")
      try await app.tap("contact.delete")
      try app.see("alert.title", reading: "删除Grace？")
      try app.see("alert.cancel", reading: "取消")
    },

    Scenario("Language", "still counts what is unread when it changes") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchInSettings()
      try await app.tap("settings.language.1")

      try app.see("tabs.chats", reading: "聊天 (1)")
    },

    Scenario("Language", "changes without losing a draft") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.enter("Dear Gra", into: "thread.input")
      try await app.tap("tabs.settings")
      try await app.tap("settings.language.1")
      await app.relaunch()

      try app.see("chats.0.preview", reading: "草稿：Dear Gra")
    },

    Scenario("Language", "survives a relaunch and signing out") { app in
      try await app.launchInSettings()
      try await app.tap("settings.language.1")
      await app.relaunch(locale: "en")
      try app.see("navigation.title", reading: "聊天")

      try await app.signOut()
      try app.see("login.submit", reading: "登录")
    },

    Scenario("Language", "is spoken when the session expires") { app in
      try await app.launchInSettings()
      try await app.tap("settings.language.1")
      await app.serverEndsSessions()

      try app.see("login.error", reading: "会话已过期。请重新登录。")
    },
  ]
}
