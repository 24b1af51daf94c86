/// A link that leads into the app.
struct DeepLink {
  /// The identifier of the thread that it leads to.
  let thread: String

  /// Reads a link such as `messenger://thread/42`; `nil` if it leads nowhere.
  init?(_ link: String) {
    let prefix = "messenger://thread/"
    guard link.hasPrefix(prefix) else { return nil }
    let thread = String(link.dropFirst(prefix.count))
    guard !thread.isEmpty, !thread.contains("/") else { return nil }
    self.thread = thread
  }
}
