/// A place in the app that a link leads to.
struct DeepLink: Equatable {
  let chat: Chat.ID

  /// Reads `messenger://thread/ID`; `nil` if `link` is any other.
  init?(_ link: String) {
    let prefix = "messenger://thread/"
    guard link.hasPrefix(prefix), link.count > prefix.count else { return nil }
    chat = String(link.dropFirst(prefix.count))
  }
}
