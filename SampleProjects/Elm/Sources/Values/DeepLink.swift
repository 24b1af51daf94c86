/// What a link leads to.
enum DeepLink: Equatable {
  case conversation(String)

  /// Reads a link such as `messenger://thread/42`; `nil` if it leads nowhere.
  init?(_ link: String) {
    let prefix = "messenger://thread/"
    guard link.hasPrefix(prefix), link.count > prefix.count else { return nil }
    self = .conversation(String(link.dropFirst(prefix.count)))
  }
}
