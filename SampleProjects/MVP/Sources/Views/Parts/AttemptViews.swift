import ScreenKit

/// What shows an attempt: the button that starts it, that it is under way, and what goes wrong.
@MainActor
struct AttemptViews {
  let button: Button
  let busyIndicator: ActivityIndicator
  let errorLabel: Label

  /// - Parameter screen: What the identifiers begin with.
  init(button: Button, screen: String, busy: String = "busy", error: String = "error") {
    self.button = button
    busyIndicator = ActivityIndicator(identifier: "\(screen).\(busy)")
    errorLabel = Label(identifier: "\(screen).\(error)")
    errorLabel.isHidden = true
  }

  func showBusy(_ isBusy: Bool) {
    button.isEnabled = !isBusy
    busyIndicator.show(isBusy)
  }
}

extension ActivityIndicator {
  /// Shows whether something is under way.
  func show(_ isBusy: Bool) {
    if isBusy { startAnimating() } else { stopAnimating() }
  }
}
