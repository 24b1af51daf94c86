extension Driver {
  /// Expects a text somewhere on the screen, as it is drawn.
  func read(_ text: String, file: String = #fileID, line: Int = #line) throws {
    guard !isDrawn(text) else { return }
    throw failure(
      expected: "to read \"\(text)\"", seen: "it is not on the screen", file: file, line: line)
  }

  /// Expects that a text is nowhere on the screen.
  func doNotRead(_ text: String, file: String = #fileID, line: Int = #line) throws {
    guard isDrawn(text) else { return }
    throw failure(
      expected: "not to read \"\(text)\"", seen: "it is on the screen", file: file, line: line)
  }

  private func isDrawn(_ text: String) -> Bool {
    window.draw().contains { $0.contains(text) }
  }
}
