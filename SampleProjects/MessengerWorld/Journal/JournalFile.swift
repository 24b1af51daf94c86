import Foundation
import MessengerServer

/// The file that a server writes down what it does in, one line of JSON for each entry.
///
/// What was appended survives the end of the process, however sudden, but not that of the machine.
public final class JournalFile {
  /// What the file held when it was opened.
  public let entries: [JournalEntry]

  private let path: String
  private let descriptor: Int32
  private var length: Int

  /// Opens the file, or creates it.
  ///
  /// If its last line is damaged, the process ended while it was written: then it is deleted.
  public init(path: String) throws(JournalError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last(at: path) }
    let content: (entries: [JournalEntry], length: Int)
    do {
      content = try JournalFile.read(path)
      try JournalFile.cut(path, descriptor, to: content.length)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
    (entries, length) = content
  }

  deinit {
    close(descriptor)
  }

  /// Writes an entry down. If that fails, nothing has changed.
  public func append(_ entry: JournalEntry) throws(JournalError) {
    let line = JournalFile.line(for: entry)
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let error = JournalError.last(at: path)
        try JournalFile.cut(path, descriptor, to: length)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    length += line.count
  }

  private static func line(for entry: JournalEntry) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(entry) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("There is no entry without JSON: \(error)")
    }
  }

  /// The entries, and how many bytes they take.
  private static func read(_ path: String) throws(JournalError) -> ([JournalEntry], Int) {
    guard let content = FileManager.default.contents(atPath: path) else { throw .last(at: path) }
    var entries: [JournalEntry] = []
    var length = 0
    var rest = content[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      guard let entry = try? JSONDecoder().decode(JournalEntry.self, from: line) else {
        guard rest.isEmpty else { throw .damaged(path: path, line: entries.count + 1) }
        break
      }
      entries.append(entry)
      length = rest.startIndex
    }
    return (entries, length)
  }

  private static func cut(
    _ path: String, _ descriptor: Int32, to length: Int
  ) throws(JournalError) {
    guard ftruncate(descriptor, off_t(length)) == 0 else { throw .last(at: path) }
  }
}
