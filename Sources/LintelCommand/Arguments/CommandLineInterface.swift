import LintelVocabulary

/// All commands of `lintel`.
struct CommandLineInterface {
  private let version: String
  /// Returns whether a folder or a file is at a path: a word that names no command may be a path.
  private let isPath: (String) -> Bool
  private let group: SubcommandGroup

  static let name = "lintel"

  /// - Parameter commands: the first one is used when the command line names none.
  init(_ commands: [Subcommand], version: String, isPath: @escaping (String) -> Bool) {
    self.version = version
    self.isPath = isPath
    group = SubcommandGroup(
      name: Self.name,
      abstract:
        "Check Swift code against its declared architecture, and show dependencies.",
      commands, defaultName: commands[0].name)
  }

  /// Parses the words after the program's name.
  func invocation(from words: [String]) throws(CommandLineError) -> Invocation {
    switch words.first {
    case "--help", "-h": return .show(group.description.helpText)
    case "--version": return .show(version + "\n")
    case "help": return .show(try group.helpText(about: words.dropFirst()))
    case let name:
      if let subcommand = group.subcommands.first(where: { $0.name == name }) {
        return try subcommand.parse(Array(words.dropFirst()), version)
      }
      if let name, !name.hasBytes(atStart: "-"), !isPath(name),
        let nearest = group.nearest(to: name)
      {
        throw CommandLineError(
          error: .unknownSubcommand(name, nearest: nearest), command: group.description)
      }
      return try group.subcommands[0].parse(words, version)
    }
  }
}
