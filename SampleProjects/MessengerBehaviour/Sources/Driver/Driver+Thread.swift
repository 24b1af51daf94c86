extension Driver {
  /// Launches the app, signs in, and opens the topmost thread.
  func launchInThread(file: String = #fileID, line: Int = #line) async throws {
    try await launchSignedIn(file: file, line: line)
    try await tap("chats.0", file: file, line: line)
  }

  /// Writes messages in the thread that is open, and sends one after the other.
  func sends(_ texts: String..., file: String = #fileID, line: Int = #line) async throws {
    for text in texts {
      try await enter(text, into: "thread.input", file: file, line: line)
      try await tap("thread.send", file: file, line: line)
    }
  }

  /// Expects the messages of the thread that is open, all of which have to fit on the screen.
  func seeMessages(_ texts: [String], file: String = #fileID, line: Int = #line) throws {
    try seeRows(of: "thread", "text", texts, file: file, line: line)
  }

  /// Expects what is said about each message of the thread that is open; "" if nothing.
  func seeStatuses(_ texts: [String], file: String = #fileID, line: Int = #line) throws {
    try seeRows(of: "thread", "status", texts, file: file, line: line)
  }
}
