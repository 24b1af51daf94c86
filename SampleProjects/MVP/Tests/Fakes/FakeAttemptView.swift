@testable import MVP

/// Notes what the user would see of an attempt.
@MainActor
class FakeAttemptView: AttemptViewInterface {
  private(set) var attempt = AttemptState()

  var isBusy: Bool { attempt.isUnderWay }
  var canStart: Bool { attempt.canStart }
  var error: String? { attempt.error }

  func showAttempt(_ state: AttemptState) { attempt = state }
}
