extension Driver {
  /// Expects a question in front of the screen, with this answer and a way out.
  func seeQuestion(
    _ title: String, answer: String, file: String = #fileID, line: Int = #line
  ) throws {
    try see("alert.title", reading: title, file: file, line: line)
    try seeEnabled(answer, file: file, line: line)
    try seeEnabled("alert.cancel", file: file, line: line)
  }
}
