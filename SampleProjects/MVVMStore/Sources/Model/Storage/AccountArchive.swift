/// What is kept for an account, for as long as its session lasts.
@MainActor
final class AccountArchive {
  private let archive: Archive
  private var isClosed = false

  init(_ archive: Archive) {
    self.archive = archive
  }

  func value<Value: Decodable>(of entry: String) -> Value? {
    archive.value(of: entry)
  }

  /// Keeps all of what `body` writes; nothing after the session's end.
  func save(_ body: (Archive.Writer) throws -> Void) {
    if !isClosed { archive.save(body) }
  }

  func close() {
    isClosed = true
  }
}
