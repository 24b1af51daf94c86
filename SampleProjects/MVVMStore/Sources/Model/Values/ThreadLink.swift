/// A link that leads to a conversation.
struct ThreadLink: Equatable, Sendable {
  let conversation: String

  /// Reads a link such as `messenger://thread/42`; `nil` if it leads nowhere.
  init?(_ link: String) {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].lowercased() == "messenger:", parts[1].isEmpty,
      parts[2].lowercased() == "thread", !parts[3].isEmpty
    else { return nil }
    conversation = String(parts[3])
  }
}
