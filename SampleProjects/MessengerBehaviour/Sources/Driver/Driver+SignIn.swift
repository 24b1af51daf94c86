extension Driver {
  /// Fills in the login screen and submits it, where that is not what a scenario is about.
  func submit(
    _ username: String = "ada", _ password: String = "lovelace",
    file: String = #fileID, line: Int = #line
  ) async throws {
    try await enter(username, into: "login.username", file: file, line: line)
    try await enter(password, into: "login.password", file: file, line: line)
    try await tap("login.submit", file: file, line: line)
  }

  /// Launches the app and signs in.
  func launchSignedIn(
    _ username: String = "ada", _ password: String = "lovelace",
    file: String = #fileID, line: Int = #line
  ) async throws {
    await launch()
    try await submit(username, password, file: file, line: line)
  }
}
