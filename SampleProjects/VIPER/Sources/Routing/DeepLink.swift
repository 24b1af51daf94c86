/// A link into the app, such as `messenger://thread/42`, which no module ever sees.
struct DeepLink: Equatable, Sendable {
  /// The identifier of the thread that it leads to.
  let thread: String

  /// Reads a link; `nil` if it leads nowhere.
  init?(_ link: String) {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].lowercased() == "messenger:", parts[1].isEmpty,
      parts[2].lowercased() == "thread", !parts[3].isEmpty
    else { return nil }
    thread = String(parts[3])
  }
}
