/// What a player may type.
enum SignInCommand: Equatable {
  case enter(text: String, identifier: String)
  case tap(identifier: String)
  case help
  case quit

  static let manual = """
      enter <identifier> <text>   replace the text of a field
      tap <identifier>            tap a button
      help                        show these commands
      quit                        leave
    """

  /// Reads a line; `nil` if it is no command.
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      .map(String.init)
    switch (parts.first, parts.count) {
    case ("enter", 2): self = .enter(text: "", identifier: parts[1])
    case ("enter", 3): self = .enter(text: parts[2], identifier: parts[1])
    case ("tap", 2): self = .tap(identifier: parts[1])
    case ("help", 1): self = .help
    case ("quit", 1): self = .quit
    default: return nil
    }
  }
}
