import ScreenKitDeclarative

/// Shows how far an attempt has come: that it is under way, or why it has failed.
struct AttemptView: DeclarativeView {
  let attempt: Attempt
  let busyIdentifier: String
  let errorIdentifier: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    if attempt.isBusy {
      ProgressView().accessibilityIdentifier(busyIdentifier)
    }
    if let problem = attempt.problem {
      Text(texts[problem]).accessibilityIdentifier(errorIdentifier)
    }
  }
}
