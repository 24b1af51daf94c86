/// A link that leads into the app.
struct DeepLink: Equatable {
  let thread: String

  init?(_ link: String) {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].lowercased() == "messenger:", parts[1].isEmpty,
      parts[2].lowercased() == "thread", !parts[3].isEmpty
    else { return nil }
    thread = String(parts[3])
  }

  /// The threads that links lead to, when it is known that they are there.
  ///
  /// Only the last link is waited for, and not beyond the end of a session.
  @MainActor
  static func threads(
    of links: Observable<DeepLink>, in inbox: Observable<Inbox>, until sessionEnds: Observable<Void>
  ) -> Observable<String> {
    Observable<DeepLink?>.merge(links.map { $0 }, sessionEnds.map { nil }).flatMapLatest { link in
      guard let link else { return .never }
      return inbox.filter { $0.thread(link.thread) != nil || $0.isUpToDate }.first()
        .compactMap { $0.thread(link.thread)?.id }
    }
  }
}
