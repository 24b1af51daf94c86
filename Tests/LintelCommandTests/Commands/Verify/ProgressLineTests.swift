import LintelHarness
import Testing

@testable import LintelCommand

/// What a terminal shows while `lintel verify` runs.
@Suite struct ProgressLineTests {
  @Test(arguments: [
    (nil, "12 of 40 · MVC"), (Duration.seconds(59), "12 of 40 · MVC · less than a minute left"),
    (.seconds(60), "12 of 40 · MVC · about 1 min left"),
    (.seconds(150), "12 of 40 · MVC · about 3 min left"),
  ])
  func countsFromOne(timeLeft: Duration?, expected: String) {
    let progress = VerificationProgress(done: 11, total: 40, name: "MVC", timeLeft: timeLeft)
    #expect(ProgressLine.text(progress) == expected)
  }
}
