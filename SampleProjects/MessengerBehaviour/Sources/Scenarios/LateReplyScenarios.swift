extension Scenario {
  static let lateReplies = [
    Scenario("Late reply", "with contacts does not reach the next user") { app in
      try await app.person("alan").adds("Countess", "ada")
      try await app.launchInContacts()
      app.serverHoldsReplies()
      try await app.person("ada").adds("Grace", "grace")
      try await app.handOver(to: "alan", "enigma")
      try await app.tap("tabs.contacts")
      try app.seeContacts("Countess")

      await app.relaunch(.offline)
      try await app.tap("tabs.contacts")
      try app.seeContacts("Countess")
    },

    Scenario("Late reply", "with threads does not reach the next user") { app in
      try await app.chat(with: "grace").says("Hello")
      try await app.launchLoading()
      try await app.handOver(to: "alan", "enigma")

      try app.see("chats.empty")
      try app.see("tabs.chats", reading: "Chats")

      await app.relaunch(.offline)
      try app.doNotSee("chats.0")
    },

    Scenario("Late reply", "to a new contact does not reach the next user") { app in
      try await app.launchInContacts()
      try await app.tap("contacts.add")
      app.serverHoldsReplies()
      try await app.save(contact: "Grace", "grace")
      try await app.handOver(to: "alan", "enigma")
      try await app.tap("tabs.contacts")
      try app.see("contacts.empty")

      await app.relaunch(.offline)
      try await app.tap("tabs.contacts")
      try app.doNotSee("contacts.0")
    },

    Scenario("Late reply", "to a deletion does not delete the next user's contact") { app in
      try await app.person("alan").adds("Amazing Grace", "grace")
      try await app.launchInContacts(["Grace": "grace"])
      app.serverHoldsReplies()
      try await app.deleteContact(at: 0)
      try await app.handOver(to: "alan", "enigma")
      try await app.tap("tabs.contacts")

      try app.seeContacts("Amazing Grace")
    },

    Scenario("Late reply", "to a new name does not rename the next user") { app in
      try await app.launchInSettings()
      app.serverHoldsReplies()
      try await app.rename(to: "Countess")
      try await app.handOver(to: "alan", "enigma")
      try await app.tap("tabs.settings")
      try app.see("settings.name", reading: "Alan Turing")

      await app.relaunch(.offline)
      try await app.tap("tabs.settings")
      try app.see("settings.name", reading: "Alan Turing")
      try app.see("settings.handle", reading: "@alan")
    },

    Scenario("Late reply", "to an opened thread does not reach the next user") { app in
      try await app.launchInContacts(["Grace": "grace"])
      try await app.tap("contacts.0")
      app.serverHoldsReplies()
      try await app.tap("contact.message")
      try await app.handOver(to: "alan", "enigma")

      try app.see("chats.empty")
      try app.doNotSee("thread.input", "navigation.back")
    },

    Scenario("Late reply", "to a message does not reach the next user") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()
      app.serverHoldsReplies()
      try await app.sends("Hello")
      try await app.handOver(to: "alan", "enigma")

      try app.see("chats.empty")
    },

    Scenario("Late reply", "that refuses an old session does not end the next one") { app in
      try await app.launchInSettings()
      app.serverHoldsReplies()
      app.serverRefusesEverything(with: .sessionExpired)
      try await app.rename(to: "Countess")
      app.serverRefusesNothing()
      try await app.handOver(to: "alan", "enigma")

      try app.see("navigation.title", reading: "Chats")
      await app.relaunch()
      try app.see("navigation.title", reading: "Chats")
    },

    Scenario("Late reply", "that resumes a session does not replace the next one") { app in
      try await app.launchSignedIn()
      await app.relaunch(.connecting)
      app.serverHoldsReplies()
      await app.connectionBecomes(.online)
      try await app.handOver(to: "alan", "enigma")
      try await app.tap("tabs.settings")
      try app.see("settings.handle", reading: "@alan")

      await app.relaunch()
      try await app.tap("tabs.settings")
      try app.see("settings.handle", reading: "@alan")
    },

    Scenario("Late reply", "that resumes a session does not bring it back") { app in
      try await app.launchSignedIn()
      await app.relaunch(.connecting)
      app.serverHoldsReplies()
      await app.connectionBecomes(.online)
      try await app.signOut()
      await app.serverAnswers()
      try app.seeEmptyLogin()

      await app.relaunch()
      try app.seeEmptyLogin()
    },
  ]
}
