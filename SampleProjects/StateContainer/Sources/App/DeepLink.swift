/// A link into the app.
enum DeepLink: Equatable {
  case conversation(id: String)

  private static let threadPrefix = "messenger://thread/"

  /// Reads a link; `nil` if it leads nowhere.
  init?(_ text: String) {
    guard text.hasPrefix(Self.threadPrefix), text != Self.threadPrefix else { return nil }
    self = .conversation(id: String(text.dropFirst(Self.threadPrefix.count)))
  }
}
