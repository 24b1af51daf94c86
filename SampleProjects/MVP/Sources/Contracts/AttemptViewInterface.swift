/// A view on which the user can try something that takes its time and can fail.
@MainActor
protocol AttemptViewInterface: AnyObject {
  /// Shows whether it is under way; then it cannot be tried again.
  func showBusy(_ isBusy: Bool)

  /// Shows what has gone wrong; nothing if `nil`.
  func showError(_ text: String?)
}
