import MessengerHost

/// How a session ends.
extension Driver {
  /// Signs out in the settings.
  func signOut(file: String = #fileID, line: Int = #line) async throws {
    try await tap("tabs.settings", file: file, line: line)
    try await tap("settings.signOut", file: file, line: line)
  }

  /// Signs out, and has somebody else sign in; then the replies come that are still late.
  func handOver(
    to username: String, _ password: String, file: String = #fileID, line: Int = #line
  ) async throws {
    serverAnswersNewRequests()
    try await signOut(file: file, line: line)
    try await submit(username, password, file: file, line: line)
    try see("navigation.title", reading: "Chats", file: file, line: line)
    await serverAnswers()
  }

  /// The server ends all sessions of an account, and says so to whoever is connected.
  func serverEndsSessions(of handle: String = "ada") async {
    server.endSessions(of: handle)
    await MainActor.settle()
  }

  /// Expects the login screen and nothing else, with empty fields and this error, or with none.
  func seeEmptyLogin(
    error: String? = nil, file: String = #fileID, line: Int = #line
  ) throws {
    try see("login.username", reading: "", file: file, line: line)
    try see("login.password", reading: "", file: file, line: line)
    try seeEnabled("login.submit", file: file, line: line)
    try doNotSee(
      "login.busy", "tabs.chats", "navigation.title", "alert.title", file: file, line: line)
    if let error {
      try see("login.error", reading: error, file: file, line: line)
    } else {
      try doNotSee("login.error", file: file, line: line)
    }
  }

  /// Expects the login screen, which says that the session has expired.
  func seeExpiredLogin(file: String = #fileID, line: Int = #line) throws {
    try seeEmptyLogin(
      error: "Your session has expired. Sign in again.", file: file, line: line)
  }
}
