import MessengerHost
import Testing

@testable import MVP

@Suite("An attempt") @MainActor
struct AttemptTests {
  private let view = FakeAttemptView()

  @Test("comes to an end, and can be made again")
  func again() async {
    let attempt = makeAttempt()
    for expected in 1...2 {
      var results: [Int] = []
      attempt.start {
        expected
      } failed: { _ in
        ""
      } done: {
        results.append($0)
      }
      #expect(attempt.isUnderWay)
      await MainActor.settle()
      #expect(results == [expected])
      #expect(!attempt.isUnderWay)
    }
  }

  @Test("can start while nothing is missing and nothing is under way")
  func enabled() async {
    let attempt = makeAttempt()
    #expect(view.canStart)
    attempt.isComplete = false
    #expect(!view.canStart)
    var results: [Int] = []
    attempt.start {
      1
    } failed: { _ in
      ""
    } done: {
      results.append($0)
    }
    await MainActor.settle()
    #expect(results.isEmpty)
    attempt.isComplete = true
    attempt.start {
    } failed: { _ in
      ""
    } done: {
    }
    #expect(view.attempt == AttemptState(isUnderWay: true, canStart: false))
    await MainActor.settle()

    #expect(view.attempt == AttemptState())
  }

  @Test("does its work, but nothing after it, when nobody waits for it any more")
  func abandoned() async {
    var attempt: Attempt? = makeAttempt()
    var events: [String] = []
    attempt?.start {
      events.append("work")
    } failed: { _ in
      ""
    } done: {
      events.append("done")
    }
    attempt = nil
    await MainActor.settle()

    #expect(events == ["work"])
  }

  private func makeAttempt() -> Attempt {
    let attempt = Attempt()
    attempt.follow { [view] in view.showAttempt($0) }
    return attempt
  }
}
