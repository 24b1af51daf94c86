import ScreenKitDeclarative

/// Says why something is not done, while there is a reason.
struct ProblemView: DeclarativeView {
  let problem: Problem?
  let identifier: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    if let problem {
      Text(texts[problem.text]).accessibilityIdentifier(identifier)
    }
  }
}
