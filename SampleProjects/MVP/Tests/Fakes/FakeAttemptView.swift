@testable import MVP

/// Notes what the user would see of an attempt.
@MainActor
class FakeAttemptView: AttemptViewInterface {
  private(set) var isBusy = false
  private(set) var error: String?

  func showBusy(_ isBusy: Bool) { self.isBusy = isBusy }
  func showError(_ text: String?) { error = text }
}
