extension Scenario {
  static let chats = [
    Scenario("Chats", "says that there are none yet") { app in
      try await app.launchSignedIn()

      try app.see("chats.empty", reading: "No chats yet.")
      try app.doNotSee("chats.0", "chats.busy", "chats.error", "chats.retry")
    },

    Scenario("Chats", "shows each by its name and its last message") { app in
      let alan = try await app.group("Engines", by: "alan", with: ["ada", "grace"])
      try await alan.says("Is it a machine?", "It is!")
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello, Ada")
      try await app.launchSignedIn()

      try app.seeRows(of: "chats", "name", ["Grace Hopper", "Engines"])
      try app.seeRows(of: "chats", "preview", ["Hello, Ada", "It is!"])
      try app.doNotSee("chats.empty", "chats.busy")
    },

    Scenario("Chats", "shows no preview and no number where nobody has said a word") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchSignedIn()

      try app.see("chats.0.name", reading: "Grace Hopper")
      try app.doNotSee("chats.0.preview", "chats.0.unread")
    },

    Scenario("Chats", "shows one that somebody else starts") { app in
      try await app.launchSignedIn()
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello")

      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.seeRows(of: "chats", "preview", ["Hello"])
      try app.doNotSee("chats.empty")
    },

    Scenario("Chats", "brings one to the top when a message comes") { app in
      let grace = try await app.chat(with: "grace")
      let alan = try await app.chat(with: "alan")
      try await app.launchSignedIn()
      try app.seeRows(of: "chats", "name", ["Alan Turing", "Grace Hopper"])
      try await grace.says("Hello")

      try app.seeRows(of: "chats", "name", ["Grace Hopper", "Alan Turing"])
      try await alan.says("Hello")
      try app.seeRows(of: "chats", "name", ["Alan Turing", "Grace Hopper"])
    },

    Scenario("Chats", "brings one to the top when a message is sent") { app in
      let grace = try await app.chat(with: "grace")
      try await grace.says("Hello")
      _ = try await app.chat(with: "alan")
      try await app.launchSignedIn()
      try await app.tap("chats.1")
      try await app.sends("Good morning")
      try await app.tap("navigation.back")

      try app.seeRows(of: "chats", "name", ["Grace Hopper", "Alan Turing"])
      try app.seeRows(of: "chats", "preview", ["Good morning", ""])
    },

    Scenario("Chats", "bears the new name of somebody who changes it") { app in
      let grace = try await app.chat(with: "grace")
      try await app.launchSignedIn()
      try await grace.person.ask(.rename(name: "Amazing Grace"))

      try app.see("chats.0.name", reading: "Amazing Grace")
    },
  ]
}
