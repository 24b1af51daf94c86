extension Scenario {
  static let tabs = [
    Scenario("Tabs", "lead to four screens, each with its title") { app in
      try await app.launchSignedIn()
      for (tab, title) in [
        ("tabs.contacts", "Contacts"), ("tabs.stickers", "Stickers"),
        ("tabs.settings", "Settings"), ("tabs.chats", "Chats"),
      ] {
        try await app.tap(tab)
        try app.see("navigation.title", reading: title)
        try app.see(tab, reading: title)
        try app.doNotSee("navigation.back")
      }
    },

    Scenario("Tabs", "keep their places while another one is selected") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("tabs.chats")
      try await app.tap("chats.newGroup")
      try await app.enter("Engines", into: "newGroup.name")

      try await app.tap("tabs.contacts")
      try app.see("contact.name", reading: "Grace")
      try app.doNotSee("newGroup.name")

      try await app.tap("tabs.chats")
      try app.see("newGroup.name", reading: "Engines")
    },

    Scenario("Tabs", "lead back to their first screens") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("navigation.back")

      try app.see("navigation.title", reading: "Contacts")
      try app.doNotSee("navigation.back", "contact.name")
    },

    Scenario("Tabs", "tell how many messages are unread, in all chats") { app in
      try await app.launchInContacts()
      try app.see("tabs.chats", reading: "Chats")

      for handle in ["grace", "alan"] {
        try await app.chat(with: handle).says("Hello", "Are you there?")
      }
      try app.see("tabs.chats", reading: "Chats (4)")

      try await app.tap("tabs.chats")
      try await app.tap("chats.0")
      try app.see("tabs.chats", reading: "Chats (2)")

      try await app.tap("navigation.back")
      try await app.tap("chats.1")
      try app.see("tabs.chats", reading: "Chats")
    },
  ]
}
