import Foundation
import MessengerJournal
import MessengerServer
import MessengerWire
import Testing

@Suite
final class JournalFileTests {
  private let path = NSTemporaryDirectory() + "/journal-\(UUID().uuidString)"
  private let first = JournalEntry.request(content: .resume(token: "session-1"), connection: 7)
  private let second = JournalEntry.request(
    content: .send(thread: "thread-2", text: "Hello\n\"Grace\" 你好", key: "1"), connection: 7)
  private let third = JournalEntry.endSessions(handle: "ada")

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private func content() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func write(_ text: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Appends entries to what the file holds already.
  private func append(_ entries: JournalEntry...) throws {
    let file = try JournalFile(path: path)
    for entry in entries {
      try file.append(entry)
    }
  }

  @Test func isEmptyAtFirst() throws {
    #expect(try JournalFile(path: path).entries.isEmpty)
  }

  @Test func readsWhatItHasWritten() throws {
    try append(first, second)
    try append(third)
    #expect(try JournalFile(path: path).entries == [first, second, third])
    #expect(try content().filter(\.isNewline).count == 3)
  }

  @Test func dropsTheLastLineIfItIsCutOffAnywhere() throws {
    try append(first)
    let intact = try content()
    try append(third)
    let whole = try content()
    for length in intact.count..<whole.count {
      try write(String(whole.prefix(length)))
      #expect(try JournalFile(path: path).entries == [first])
      #expect(try content() == intact)
    }
  }

  @Test func dropsTheLastLineIfItMakesNoSense() throws {
    try append(first)
    try write(try content() + "{}\n")
    #expect(try JournalFile(path: path).entries == [first])
  }

  @Test func appendsAfterALineThatWasDropped() throws {
    try append(first)
    try write(try content() + "{\"request")
    try append(second)
    #expect(try JournalFile(path: path).entries == [first, second])
  }

  @Test func refusesToForgetWhatIsInTheMiddle() throws {
    try append(first, second)
    try write("{}\n" + (try content()))
    #expect(throws: JournalError.damaged(path: path, line: 1)) { try JournalFile(path: self.path) }
  }

  @Test func saysWhatTheSystemRefuses() {
    let error = JournalError.system(path: "/", code: EISDIR)
    #expect(throws: error) { try JournalFile(path: "/") }
    #expect("\(error)" == "/: Is a directory")
  }
}
