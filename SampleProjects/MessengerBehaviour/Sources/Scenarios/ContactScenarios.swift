extension Scenario {
  static let contact = [
    Scenario("Contact", "is shown with its name and handle") { app in
      try await app.launchInContacts(["Grace": "grace", "Alan": "alan"])
      try await app.tap("contacts.1")

      try app.see("navigation.title", reading: "Grace")
      try app.see("contact.name", reading: "Grace")
      try app.see("contact.handle", reading: "@grace")
      try app.doNotSee("contact.error", "alert.title")
    },

    Scenario("Contact", "opens the thread with it above the chats") { app in
      try await app.launchInContacts(["Amazing Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("contact.message")
      try app.see("navigation.title", reading: "Grace Hopper")
      try app.see("thread.input", reading: "")

      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.doNotSee("navigation.back")
    },

    Scenario("Contact", "opens its thread above the chats, whatever was there") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("tabs.chats")
      try await app.tap("chats.newGroup")
      try await app.tap("tabs.contacts")
      try await app.tap("contact.message")
      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")

      try await app.tap("tabs.contacts")
      try app.see("contact.name", reading: "Grace")
    },

    Scenario("Contact", "opens its thread once, however often it is asked meanwhile") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      app.serverHoldsReplies()
      try await app.tap("contact.message")
      try await app.tap("contact.message")
      await app.serverAnswers()
      try app.see("thread.input")

      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Contact", "opens the thread that is there, rather than another one") { app in
      let chat = try await app.chat(with: "grace")
      try await chat.says("Hello")
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      try await app.tap("contact.message")

      try app.seeMessages(["Hello"])
      try await app.see(chat.person, inThreads: ["Ada Lovelace"])
    },

    Scenario("Contact", "needs a connection to open a new thread") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      await app.connectionBecomes(.offline)
      try await app.tap("contact.message")
      try app.see("contact.error", reading: "No connection. Try again.")

      await app.connectionBecomes(.online)
      try await app.tap("contact.message")
      try app.see("thread.input")
    },

    Scenario("Contact", "says so if its thread cannot be opened") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      app.serverRefuses { $0 == .openThread(with: "grace") }
      try await app.tap("contact.message")

      try app.see("contact.error", reading: "Something went wrong. Try again later.")
      try app.see("contact.name", reading: "Grace")
    },
  ]
}
