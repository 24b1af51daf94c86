/// How a session ends.
enum SessionEnd: String, CaseIterable {
  case signingOut = "signing out"
  case expiry
}

extension Driver {
  /// Ends the session of Ada, which leads to the login screen.
  func endSession(
    by end: SessionEnd, file: String = #fileID, line: Int = #line
  ) async throws {
    switch end {
    case .signingOut: try await signOut(file: file, line: line)
    case .expiry: await serverEndsSessions(of: "ada")
    }
    try see("login.username", reading: "", file: file, line: line)
  }
}
