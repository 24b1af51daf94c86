/// What a link leads to.
struct DeepLink: Equatable {
  let chat: Chat.ID

  /// Reads a link such as `messenger://thread/42`; `nil` if it leads nowhere.
  init?(_ link: String) {
    let start = "messenger://thread/"
    guard link.hasPrefix(start) else { return nil }
    chat = String(link.dropFirst(start.count))
    guard !chat.isEmpty, !chat.contains("/") else { return nil }
  }
}
