import MessengerHost
import ScreenKit

/// What the user does; after each step the app has done what it can.
extension Driver {
  /// Replaces the text of a field.
  func enter(
    _ text: String, into identifier: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("enter text into '\(identifier)'", file: file, line: line) {
      try window.enter(text, into: identifier)
    }
  }

  /// Taps a button, a switch or a row.
  func tap(_ identifier: String, file: String = #fileID, line: Int = #line) async throws {
    try await act("tap '\(identifier)'", file: file, line: line) {
      try window.tap(identifier)
    }
  }

  /// Presses the return key in the field that has the keyboard.
  func pressReturn(file: String = #fileID, line: Int = #line) async throws {
    try await act("press return", file: file, line: line) {
      try window.pressReturn()
    }
  }

  /// Scrolls a list until the row can be seen.
  func scroll(
    _ list: String, toRow row: Int, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("scroll '\(list)' to row \(row)", file: file, line: line) {
      try window.scroll(list, toRow: row)
    }
  }

  /// Lets time pass.
  func wait(seconds: Double) async {
    await clock.advance(by: seconds)
  }

  /// The connection changes.
  func connectionBecomes(_ state: ConnectionState) async {
    connection.state = state
    await MainActor.settle()
  }

  /// The server gives every reply that it holds back, and whatever comes next at once.
  func serverAnswers() async {
    connection.releaseReplies()
    await MainActor.settle()
  }

  private func act(
    _ action: String, file: String, line: Int, perform: () throws -> Void
  ) async throws {
    do {
      try perform()
    } catch {
      throw failure(expected: "to \(action)", seen: "\(error)", file: file, line: line)
    }
    await MainActor.settle()
  }
}
