/// What a link, or a notification, leads to.
enum DeepLink: Equatable {
  case conversation(String)

  /// Reads a link such as `messenger://thread/42`; `nil` if it leads nowhere.
  init?(_ link: String) {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].lowercased() == "messenger:", parts[1].isEmpty,
      parts[2].lowercased() == "thread", !parts[3].isEmpty
    else { return nil }
    self = .conversation(String(parts[3]))
  }

  /// Reads what a notification brings along, such as `["thread": "42"]`; `nil` if it leads nowhere.
  init?(notification content: [String: String]) {
    guard let conversation = content["thread"], !conversation.isEmpty else { return nil }
    self = .conversation(conversation)
  }
}
