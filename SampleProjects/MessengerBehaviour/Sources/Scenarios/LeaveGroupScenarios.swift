extension Scenario {
  static let leaveGroup = [
    Scenario("Groups", "are left after a question") { app in
      let alan = try await app.group("Engines", by: "alan", with: ["ada", "grace"])
      _ = try await app.chat(with: "grace")
      try await app.launchSignedIn()
      try await app.tap("chats.1")
      try await app.tap("thread.leave")
      try app.see("alert.title", reading: "Leave Engines?")
      try await app.tap("alert.leave")

      try app.see("navigation.title", reading: "Chats")
      try app.seeRows(of: "chats", "name", ["Grace Hopper"])
      try app.doNotSee("alert.title", "navigation.back")
      try await app.see(alan, withMembers: ["alan", "grace"])
    },

    Scenario("Groups", "are not left when the user cancels") { app in
      let alan = try await app.group("Engines", by: "alan", with: ["ada", "grace"])
      try await app.launchInThread()
      try await app.tap("thread.leave")
      try app.serverWasAsked(0, times: \.isLeaveThread)
      try await app.tap("alert.cancel")

      try app.see("navigation.title", reading: "Engines")
      try app.doNotSee("alert.title", "thread.error")
      try await app.see(alan, withMembers: ["alan", "ada", "grace"])
    },

    Scenario("Groups", "cannot be left without a connection") { app in
      _ = try await app.group("Engines", by: "alan", with: ["ada"])
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.leavesGroup()

      try app.see("thread.error", reading: "No connection. Try again.")
      try app.doNotSee("thread.retry")
      try app.see("navigation.title", reading: "Engines")
    },

    Scenario("Groups", "are not left when the server refuses") { app in
      _ = try await app.group("Engines", by: "alan", with: ["ada"])
      try await app.launchInThread()
      app.serverRefuses(\.isLeaveThread)
      try await app.leavesGroup()

      try app.see("thread.error", reading: "Something went wrong. Try again later.")
      try app.doNotSee("thread.retry")
      try app.see("navigation.title", reading: "Engines")
    },

    Scenario("Groups", "are gone when they are left on another device") { app in
      let alan = try await app.group("Engines", by: "alan", with: ["ada"])
      try await app.launchInThread()
      try await app.person("ada").ask(.leaveThread(id: alan.thread))

      try app.see("navigation.title", reading: "Chats")
      try app.see("chats.empty")
      try app.doNotSee("chats.0", "thread.input", "navigation.back")
    },

    Scenario("Groups", "are gone from their tab while another one is selected") { app in
      let alan = try await app.group("Engines", by: "alan", with: ["ada"])
      try await app.launchInThread()
      try await app.tap("tabs.contacts")
      try await app.person("ada").ask(.leaveThread(id: alan.thread))

      try app.see("navigation.title", reading: "Contacts")
      try await app.tap("tabs.chats")
      try app.see("navigation.title", reading: "Chats")
      try app.doNotSee("chats.0", "thread.input")
    },

    Scenario("Groups", "that were left meanwhile are gone when the connection is back") { app in
      let alan = try await app.group("Engines", by: "alan", with: ["ada"])
      try await app.launchInThread()
      await app.connectionBecomes(.offline)
      try await app.person("ada").ask(.leaveThread(id: alan.thread))
      await app.connectionBecomes(.online)

      try app.see("navigation.title", reading: "Chats")
      try app.doNotSee("chats.0", "thread.input")
    },

    Scenario("Groups", "are the only threads that can be left") { app in
      _ = try await app.chat(with: "grace")
      try await app.launchInThread()

      try app.see("navigation.title", reading: "Grace Hopper")
      try app.doNotSee("thread.leave")
    },
  ]
}
