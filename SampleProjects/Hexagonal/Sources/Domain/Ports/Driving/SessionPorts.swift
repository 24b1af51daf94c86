/// Says whether somebody is signed in.
@MainActor
protocol WatchingSession {
  /// The state now, and each new one.
  func sessionStates() -> AsyncStream<SessionState>
}

/// Signs somebody in; whoever was signed in before is signed out.
@MainActor
protocol SigningIn {
  func signIn(username: String, password: String) async throws(Problem)
}

/// Signs the user out, whether or not there is a connection.
@MainActor
protocol SigningOut {
  func signOut()
}

/// Changes the name that others see.
@MainActor
protocol Renaming {
  func rename(to name: String) async throws(Problem)
}

/// Says whether the server can be reached.
@MainActor
protocol WatchingConnection {
  func connectionStatuses() -> AsyncStream<ConnectionStatus>
}
