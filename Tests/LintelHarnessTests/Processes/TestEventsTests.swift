import LintelReports
import Testing

@testable import LintelHarness

/// What is read from the events of Swift Testing.
@Suite struct TestEventsTests {
  private static let id = #"MVCTests.MVCBehaviour\/behaves(_:)\/MVCBehaviour.swift:9:4"#

  /// A test function that is announced with two arguments.
  private static let announcement =
    #"{"kind":"test","payload":{"_testCases":[{"displayName":"signs in","id":"1"},"#
    + #"{"displayName":"fails: \"x\"","id":"2"}],"id":"\#(id)","isParameterized":true,"#
    + #""kind":"function","name":"behaves(_:)"},"version":0}"#

  /// - Parameter argument: what identifies it; `nil` for the function.
  private static func event(
    _ kind: String, at seconds: Double, argument: String? = nil, more: String = ""
  ) -> String {
    let testCase = argument.map { #""_testCase":{"displayName":"","id":"\#($0)"},"# } ?? ""
    return #"{"kind":"event","payload":{\#(testCase)\#(more)"instant":{"absolute":\#(seconds)},"#
      + #""kind":"\#(kind)","testID":"\#(id)"},"version":0}"#
  }

  private static func issue(_ text: String, isKnown: Bool = false) -> String {
    #""issue":{"isKnown":\#(isKnown),"sourceLocation":{"fileID":"MVCTests\/A.swift","line":7}},"#
      + #""messages":[{"symbol":"fail","text":"Expectation failed"},"#
      + #"{"symbol":"details","text":"\#(text)"}],"#
  }

  private func cases(_ lines: String...) throws -> [JUnitCase] {
    try TestEvents(Array((lines.joined(separator: "\n") + "\n").utf8)).cases
  }

  @Test func eachArgumentIsATest() throws {
    let cases = try cases(
      Self.announcement, Self.event("testStarted", at: 1),
      Self.event("testCaseStarted", at: 1.5, argument: "1"),
      Self.event("testCaseStarted", at: 1.25, argument: "2"),
      Self.event("issueRecorded", at: 1.75, argument: "2", more: Self.issue("seen: nothing")),
      Self.event("testCaseEnded", at: 2, argument: "2"),
      Self.event("testCaseEnded", at: 2, argument: "1"), Self.event("testEnded", at: 3))
    #expect(
      cases.map(\.className) == Array(repeating: "MVCTests.MVCBehaviour.behaves(_:)", count: 2))
    #expect(cases.map(\.name) == ["signs in", "fails: \"x\""])
    #expect(cases.map(\.time) == [.milliseconds(500), .milliseconds(750)])
    let failure = JUnitFailure(
      message: "Expectation failed: seen: nothing (MVCTests/A.swift:7)", type: "issue")
    #expect(cases.map(\.outcome) == [.passed, .failed([failure])])
  }

  @Test func aFunctionWithoutArgumentsIsATest() throws {
    let id = #"T.global()\/A.swift:2:2"#
    let cases = try cases(
      #"{"kind":"test","payload":{"id":"T.Suite","kind":"suite","name":"Suite"}}"#,
      #"{"kind":"test","payload":{"id":"\#(id)","kind":"function","name":"global()"}}"#,
      #"{"kind":"event","payload":{"kind":"testSkipped","_comments":["later"],"testID":"\#(id)"}}"#)
    #expect(cases.map(\.className) == ["T"])
    #expect(cases.map(\.name) == ["global()"])
    #expect(cases.map(\.outcome) == [.skipped("later")])
  }

  @Test func whatATestExpectsIsNoFailure() throws {
    let cases = try cases(
      Self.announcement, Self.event("testCaseStarted", at: 1, argument: "1"),
      Self.event("issueRecorded", at: 1, argument: "1", more: Self.issue("x", isKnown: true)),
      Self.event("testCaseEnded", at: 1, argument: "1"))
    #expect(cases.first?.outcome == .passed)
  }

  @Test func whatACrashCutsOffIsNotPassed() throws {
    let text =
      Self.announcement + "\n" + Self.event("testCaseStarted", at: 1, argument: "1")
      + "\n{\"kind\":\"eve"
    #expect(
      try TestEvents(Array(text.utf8)).cases.map(\.outcome) == [
        .errored(JUnitFailure(message: "the test run ended before this test")),
        .errored(JUnitFailure(message: "the test was not run")),
      ])
  }

  @Test func issuesOutsideOfTestsAreNotLost() throws {
    let cases = try cases(
      #"{"kind":"event","payload":{\#(Self.issue("stray"))"kind":"issueRecorded"}}"#)
    #expect(cases.map(\.name) == ["outside of any test"])
    #expect(cases.map(\.outcome.isPassed) == [false])
  }

  @Test func argumentsThatLookAlikeAreToldApart() throws {
    let cases = try cases(
      Self.announcement.replacing(#"fails: \"x\""#, with: "signs in"))
    #expect(cases.map(\.name) == ["signs in", "signs in (2)"])
  }

  @Test func charactersThatOnlyJSONPermitsAreRead() throws {
    let cases = try cases(
      Self.announcement.replacing("signs in", with: "a\u{7F}b\u{85}\\u001b\\ud83d\\ude80"))
    #expect(cases.first?.name == "a\u{7F}b\u{85}\u{1B}🚀")
  }

  @Test func whatIsNoJSONIsSaidWithItsLine() throws {
    #expect {
      try cases(Self.announcement, "{\"kind\": ]")
    } throws: { error in
      (error as? TestEventError)?.line == 2
    }
  }
}
