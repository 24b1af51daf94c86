import ScreenKit

/// What shows an attempt: the button that starts it, that it is under way, and what goes wrong.
@MainActor
struct AttemptViews {
  let button: Button
  let busyIndicator: ActivityIndicator
  let errorLabel: Label

  /// - Parameters:
  ///   - screen: What the identifiers begin with.
  ///   - button: How that of the button ends.
  init(screen: String, button: String, busy: String = "busy", error: String = "error") {
    self.button = Button("", identifier: "\(screen).\(button)")
    busyIndicator = ActivityIndicator(identifier: "\(screen).\(busy)")
    errorLabel = Label(identifier: "\(screen).\(error)")
    errorLabel.isHidden = true
  }

  func show(_ state: AttemptState) {
    button.isEnabled = state.canStart
    busyIndicator.show(state.isUnderWay)
    errorLabel.show(state.error)
  }
}

extension ActivityIndicator {
  /// Shows whether something is under way.
  func show(_ isBusy: Bool) {
    if isBusy { startAnimating() } else { stopAnimating() }
  }
}
