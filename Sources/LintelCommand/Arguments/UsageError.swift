/// An error in a command line.
enum UsageError: Equatable {
  case unknownOption(String, nearest: String?)
  /// An option without the value that must follow it.
  case missingValue(ParameterDescription)
  /// A flag was given a value: `--quiet=yes`.
  case unexpectedValue(String, option: String)
  case invalidValue(String, ParameterDescription)
  case missingArgument(ParameterDescription)
  /// An option or argument that means something only together with another.
  case missingPartner(of: String, String)
  /// Two options or arguments that exclude each other.
  case conflict(String, String, reason: String)
  /// One or more arguments that the command does not take.
  case unexpectedArguments([String])
  /// A subcommand that does not exist, or the argument of `help` if no command has that name.
  case unknownSubcommand(String, nearest: String?)
  /// A command that only has subcommands was named without one.
  case missingSubcommand([String])
  case outputToDash
  case outputOverRulesFile(String)
  /// An output path, and the file there, which a rules file names.
  case outputOverNamedFile(String, String)
  case outputOverBaseline(String)
  /// An output path, and the path by which the command has read the file there.
  case outputOverInput(String, String)
  case outputOverSource(String)
  case outputTwice(String)
  case outputIntoGit(String)
}

/// An error in the command line of a command; ``text`` explains it.
struct CommandLineError: Error, Equatable {
  let error: UsageError
  let command: CommandDescription
}
