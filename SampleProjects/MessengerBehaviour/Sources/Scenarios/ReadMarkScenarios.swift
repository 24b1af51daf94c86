extension Scenario {
  static let readMarks = [
    Scenario("Thread", "is read when it is opened") { app in
      try await app.chat(with: "grace").says("Hello", "Are you there?")
      try await app.launchInThread()

      try app.see("tabs.chats", reading: "Chats")
      try await app.seeUnreadElsewhere([0])
      try await app.tap("navigation.back")
      try app.doNotSee("chats.0.unread")
    },

    Scenario("Thread", "is read with each message that comes while it is on the screen") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await grace.says("Hello", "Are you there?")

      try app.see("tabs.chats", reading: "Chats")
      try await app.seeUnreadElsewhere([0])
      try await app.tap("navigation.back")
      try app.doNotSee("chats.0.unread")
    },

    Scenario("Thread", "is not read when the user has left it") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.tap("navigation.back")
      try await grace.says("Hello")

      try app.see("chats.0.unread", reading: "1")
      try app.see("tabs.chats", reading: "Chats (1)")
      try await app.seeUnreadElsewhere([1])
    },

    Scenario("Thread", "is not read while another tab is selected") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchInThread()
      try await app.tap("tabs.contacts")
      try await grace.says("Hello")

      try app.see("tabs.chats", reading: "Chats (1)")
      try await app.seeUnreadElsewhere([1])
      try await app.tap("tabs.chats")
      try app.seeMessages(["Hello"])
      try app.see("tabs.chats", reading: "Chats")
      try await app.seeUnreadElsewhere([0])
    },

    Scenario("Thread", "that was read offline is read for the server later") { app in
      try await app.chat(with: "grace").says("Hello", "Are you there?")
      try await app.launchSignedIn()
      await app.connectionBecomes(.offline)
      try await app.tap("chats.0")
      try app.see("tabs.chats", reading: "Chats")
      await app.connectionBecomes(.online)

      try app.see("tabs.chats", reading: "Chats")
      try await app.seeUnreadElsewhere([0])
    },
  ]
}
