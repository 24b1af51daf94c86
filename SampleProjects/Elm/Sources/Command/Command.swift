/// What an update wants to be done outside, as a value: whoever runs it comes later.
enum Command: Equatable {
  /// Begins a session.
  case beginSession(username: String, password: String)

  /// Asks the server for something, in the name of the session with this token.
  case ask(ServerCommand, session: String)

  /// Keeps what has to survive the end of the app, in the place of what was kept before.
  case save(Memory, insteadOf: Memory)
}
