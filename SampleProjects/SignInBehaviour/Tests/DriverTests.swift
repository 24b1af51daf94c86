import SignInBehaviour
import Testing

@Suite @MainActor
struct DriverTests {
  private func run(_ steps: @escaping Scenario.Steps) async throws {
    try await Specification(of: EchoApp.self).run(Scenario("tries the driver", steps: steps))
  }

  private func failure(of steps: @escaping Scenario.Steps) async throws -> BehaviourFailure {
    try #require(await #expect(throws: BehaviourFailure.self) { try await run(steps) })
  }

  @Test func playsTheUser() async throws {
    try await run { app in
      try app.doNotSee("result")
      try app.seeEnabled("echo")
      try await app.enter("hello", into: "text")
      try await app.tap("echo")
      try app.see("result", reading: "hello")
      try app.seeDisabled("echo")
      try app.serverHasSeen(requests: 0)
    }
  }

  @Test func aFailureSaysWhatWasExpectedAndSeen() async throws {
    let failure = try await failure { app in
      try await app.enter("hello", into: "text")
      try await app.tap("echo")
      try app.see("result", reading: "goodbye")
    }
    #expect(failure.expected == "to see 'result' reading \"goodbye\"")
    #expect(failure.seen == "it reads \"hello\"")
    #expect(failure.file.hasSuffix("DriverTests.swift"))
  }

  @Test func aFailureShowsTheScreen() async throws {
    let failure = try await failure { app in try app.see("absent") }
    #expect(failure.seen == "'absent' is not on the screen")
    #expect(failure.description.contains("Text: _"))
  }

  @Test func hiddenElementsAreNotSeen() async throws {
    let failure = try await failure { app in try app.see("result") }
    #expect(failure.seen == "'result' is not on the screen")
  }

  @Test func unexpectedElementsAreReported() async throws {
    let failure = try await failure { app in try app.doNotSee("echo") }
    #expect(failure.expected == "not to see 'echo'")
  }

  @Test func nobodyTapsADisabledButton() async throws {
    let failure = try await failure { app in
      try await app.tap("echo")
      try await app.tap("echo")
    }
    #expect(failure.expected == "to tap 'echo'")
    #expect(failure.seen == "'echo' is disabled")
  }

  @Test func viewsThatStayAreReportedAsHeld() async throws {
    let failure = try await failure { app in
      let echo = try app.watch("echo")
      try app.appHasLetGo(of: echo)
    }
    #expect(failure.seen == "something still holds it")
  }
}
