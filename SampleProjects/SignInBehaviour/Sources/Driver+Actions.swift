import MessengerHost
import ScreenKit

extension Driver {
  /// Replaces the text of a field.
  public func enter(
    _ text: String, into identifier: String,
    file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("enter text into '\(identifier)'", file: file, line: line) {
      try window.enter(text, into: identifier)
    }
  }

  /// Taps a button, and waits until the app has done what it can.
  public func tap(
    _ identifier: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("tap '\(identifier)'", file: file, line: line) {
      try window.tap(identifier)
    }
  }

  /// Lets the server give every answer that it holds back.
  public func serverAnswers() async {
    server.answerHeldRequests()
    // What has waited goes on by way of another thread, so no number of yields is sure to be enough.
    while server.waitingRequests > 0 {
      await Task.yield()
    }
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
