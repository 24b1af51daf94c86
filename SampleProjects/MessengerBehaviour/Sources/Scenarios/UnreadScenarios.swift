extension Scenario {
  static let unread = [
    Scenario("Chats", "counts what is unread, in each and on the tab") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello", "Are you there?")
      try await app.chat(with: "alan").says("Hello")
      try await app.launchSignedIn()

      try app.seeRows(of: "chats", "unread", ["1", "2"])
      try app.see("tabs.chats", reading: "Chats (3)")
      try await grace.says("Ada?")
      try app.seeRows(of: "chats", "unread", ["3", "1"])
      try app.see("tabs.chats", reading: "Chats (4)")
    },

    Scenario("Chats", "does not count as unread what the user has said elsewhere") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchSignedIn()
      try await app.person("ada").says("Sent from my other device", in: grace.thread)

      try app.see("chats.0.preview", reading: "Sent from my other device")
      try app.doNotSee("chats.0.unread")
      try app.see("tabs.chats", reading: "Chats")
    },

    Scenario("Chats", "shows no number for what was read on another device") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello", "Are you there?")
      try await app.launchSignedIn()
      try app.see("chats.0.unread", reading: "2")
      try await app.person("ada").ask(.markRead(thread: grace.thread, upTo: 2))

      try app.doNotSee("chats.0.unread")
      try app.see("tabs.chats", reading: "Chats")
    },

    Scenario("Chats", "shows no number for what has been opened") { app in
      try await app.chat(with: "grace").says("Hello", "Are you there?")
      try await app.chat(with: "alan").says("Hello")
      try await app.launchSignedIn()
      try await app.tap("chats.1")

      try app.see("tabs.chats", reading: "Chats (1)")
      try await app.tap("navigation.back")
      try app.seeRows(of: "chats", "unread", ["1", ""])
    },
  ]
}
