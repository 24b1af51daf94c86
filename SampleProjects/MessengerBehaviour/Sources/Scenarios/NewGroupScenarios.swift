extension Scenario {
  static let newGroup = [
    Scenario("Groups", "makes one, whose thread takes the place of the form") { app in
      let grace = try await app.person("grace")
      try await app.launchInNewGroup()
      try await app.createsGroup("  Engines ")

      try app.see("navigation.title", reading: "Engines")
      try app.see("thread.leave", reading: "Leave group")
      try await app.tap("navigation.back")
      try app.see("navigation.title", reading: "Chats")
      try app.seeRows(of: "chats", "name", ["Engines"])
      try await app.see(grace, inThreads: ["Engines"])
    },

    Scenario("Groups", "lets the user choose who is in") { app in
      try await app.launchInNewGroup()
      try app.seeRows(of: "newGroup", "name", ["Alan", "Grace"])
      try await app.tap("newGroup.1")

      try app.seeRows(of: "newGroup", "chosen", ["", "✓"])
      try await app.tap("newGroup.0")
      try app.seeRows(of: "newGroup", "chosen", ["✓", "✓"])
      try await app.tap("newGroup.1")
      try app.seeRows(of: "newGroup", "chosen", ["✓", ""])
    },

    Scenario("Groups", "needs a name and two others") { app in
      try await app.launchInNewGroup()
      try app.seeDisabled("newGroup.create")
      try await app.enter("Engines", into: "newGroup.name")
      try await app.tap("newGroup.0")
      try app.seeDisabled("newGroup.create")
      try await app.tap("newGroup.1")
      try app.seeEnabled("newGroup.create")
      try await app.enter("  ", into: "newGroup.name")
      try app.seeDisabled("newGroup.create")
    },

    Scenario("Groups", "says that there are no contacts to choose from") { app in
      try await app.launchSignedIn()
      try await app.tap("chats.newGroup")

      try app.see("newGroup.empty", reading: "No contacts yet.")
      try app.doNotSee("newGroup.0", "newGroup.busy", "newGroup.error")
    },

    Scenario("Groups", "is busy while one is made, and makes no second one") { app in
      try await app.launchInNewGroup()
      app.serverHoldsReplies()
      try await app.createsGroup("Engines")

      try app.see("newGroup.busy")
      try app.seeDisabled("newGroup.create")
      await app.serverAnswers()
      try app.see("navigation.title", reading: "Engines")
      try app.serverWasAsked(1, times: \.isCreateGroup)
    },

    Scenario("Groups", "says that there is no connection, and makes one when there is") { app in
      try await app.launchInNewGroup()
      await app.connectionBecomes(.offline)
      try await app.createsGroup("Engines")

      try app.see("newGroup.error", reading: "No connection. Try again.")
      try app.doNotSee("newGroup.busy")
      await app.connectionBecomes(.online)
      try await app.tap("newGroup.create")
      try app.see("navigation.title", reading: "Engines")
    },

    Scenario("Groups", "says that something went wrong when it is refused") { app in
      try await app.launchInNewGroup()
      try await app.createsGroup(String(repeating: "Engines ", count: 20))

      try app.see("newGroup.error", reading: "Something went wrong. Try again later.")
      try app.seeEnabled("newGroup.create")
    },
  ]
}
