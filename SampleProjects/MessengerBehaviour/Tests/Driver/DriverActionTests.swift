import Testing

@testable import MessengerBehaviour

@Suite("The driver acts") @MainActor
struct DriverActionTests {
  @Test("as somebody who writes, taps and presses return")
  func playsTheUser() async throws {
    try await play { app in
      await app.launch()
      try await app.enter("One", into: "text")
      try await app.tap("echo")
      try await app.serverIsNotAsked {
        try await app.enter("Two", into: "text")
        try await app.pressReturn()
      }

      try app.see("text", reading: "Two")
      try app.seeRows(of: "lines", "text", ["One", "Two"])
    }
  }

  @Test("only on what is on the screen")
  func nobodyTapsWhatIsNotThere() async throws {
    let failure = try await failure { app in
      await app.launch()
      try await app.tap("hidden")
    }
    #expect(failure.expected == "to tap 'hidden'")
    #expect(failure.seen == "'hidden' is not on the screen")
  }

  @Test("only on what is enabled")
  func nobodyTapsADisabledButton() async throws {
    let failure = try await failure { app in
      await app.launch()
      try await app.tap("never")
    }
    #expect(failure.seen == "'never' is disabled")
  }

  @Test("only in fields, when it writes")
  func nobodyWritesOnAButton() async throws {
    let failure = try await failure { app in
      await app.launch()
      try await app.enter("One", into: "echo")
    }
    #expect(failure.expected == "to enter text into 'echo'")
    #expect(failure.seen == "'echo' is not a text field")
  }

  @Test("on time, which passes when it waits")
  func letsTimePass() async throws {
    try await play { app in
      await app.launch()
      try await app.enter("One", into: "text")
      try await app.tap("later")
      await app.wait(seconds: 0.9)
      try app.seeRows(of: "lines", "text", [])

      await app.wait(seconds: 0.1)
      try app.seeRows(of: "lines", "text", ["One"])
    }
  }
}
