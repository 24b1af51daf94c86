import ScreenKitDeclarative

/// A text that is there only if there is something to say.
struct OptionalText: DeclarativeView {
  let content: String?
  let identifier: String

  init(_ content: String?, identifier: String) {
    self.content = content
    self.identifier = identifier
  }

  var body: some DeclarativeView {
    if let content {
      Text(content).accessibilityIdentifier(identifier)
    }
  }
}
