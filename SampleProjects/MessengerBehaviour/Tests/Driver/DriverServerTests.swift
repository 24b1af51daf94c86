import MessengerWire
import Testing

@testable import MessengerBehaviour

@Suite("The driver's server") @MainActor
struct DriverServerTests {
  @Test("tells the app what happens on another device")
  func events() async throws {
    try await play { app in
      await app.launch()
      let ada = try await app.person("ada")
      try await ada.adds("Grace", "grace")
      try app.see("news", reading: "contactsChanged")
      try await app.see(ada, withContacts: ["Grace"])

      await app.serverEndsSessions()
      try app.see("news", reading: "sessionEnded")
    }
  }

  @Test("tells what somebody else has, if that is not what was expected")
  func otherPersons() async throws {
    let failure = try await failure { app in
      try await app.see(app.person("ada"), withContacts: ["Grace"])
    }
    #expect(failure.expected == "the contacts of ada to be [\"Grace\"]")
    #expect(failure.seen == "it is []")
  }

  @Test("holds replies back until it answers")
  func heldReplies() async throws {
    try await play { app in
      await app.launch(.offline)
      app.serverHoldsReplies()
      await app.connectionBecomes(.online)
      try app.see("news", reading: "en")

      await app.serverAnswers()
      try app.see("news", reading: "signed in")
    }
  }

  @Test("can answer what is new, and what is old later")
  func lateReplies() async throws {
    try await play { app in
      await app.launch(.offline)
      app.serverHoldsReplies()
      await app.connectionBecomes(.online)
      app.serverAnswersNewRequests()
      await app.open("new")
      try app.see("news", reading: "new")

      await app.serverAnswers()
      try app.see("news", reading: "signed in")
    }
  }

  @Test("can answer what is asked so far, and hold back what comes next")
  func answersOnce() async throws {
    try await play { app in
      await app.launch(.offline)
      app.serverHoldsReplies()
      await app.connectionBecomes(.online)
      await app.serverAnswersOnce()
      try app.see("news", reading: "signed in")

      await app.open("next")
      try app.see("news", reading: "signed in")
      await app.serverAnswers()
      try app.see("news", reading: "next")
    }
  }

  @Test("loses a reply, or refuses a request, when told to")
  func lostAndRefused() async throws {
    try await play { app in
      await app.launch(.offline)
      app.nextReplyGetsLost()
      await app.connectionBecomes(.online)
      try app.see("news", reading: "lost")

      await app.connectionBecomes(.offline)
      app.serverRefusesEverything()
      await app.connectionBecomes(.online)
      try app.see("news", reading: "notAllowed")

      await app.connectionBecomes(.offline)
      app.serverRefusesNothing()
      await app.connectionBecomes(.online)
      try app.see("news", reading: "signed in")
    }
  }

  @Test("does not know who gives a wrong password")
  func persons() async throws {
    await #expect(throws: Refusal.wrongCredentials) {
      try await play { app in _ = try await app.person("babbage") }
    }
  }
}
