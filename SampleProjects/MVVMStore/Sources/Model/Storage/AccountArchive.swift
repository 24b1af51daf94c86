/// What is kept for an account, for as long as its session lasts.
@MainActor
final class AccountArchive {
  private let archive: Archive
  private var isClosed: Bool

  /// - Parameter isClosed: Whether the session is over already.
  init(_ archive: Archive, isClosed: Bool = false) {
    self.archive = archive
    self.isClosed = isClosed
  }

  /// What is kept under a name; nothing after the session's end.
  func value<Value: Decodable>(of entry: String) -> Value? {
    isClosed ? nil : archive.value(of: entry)
  }

  /// Keeps all of what `body` writes; nothing after the session's end.
  func save(_ body: (Archive.Writer) throws -> Void) {
    if !isClosed { archive.save(body) }
  }

  func close() {
    isClosed = true
  }
}
