import ScreenKitDeclarative

/// How far something is that the user has asked for: under way, or why it has failed.
struct AttemptView: DeclarativeView {
  /// What the identifiers begin with.
  let screen: String
  let isBusy: Bool
  let errorText: String?

  var body: some DeclarativeView {
    if isBusy {
      ProgressView().accessibilityIdentifier("\(screen).busy")
    }
    if let errorText {
      Text(errorText).accessibilityIdentifier("\(screen).error")
    }
  }
}
