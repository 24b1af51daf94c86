/// What is wrong with a command line.
enum UsageError: Equatable {
  case unknownOption(String, nearest: String?)
  /// The option is there, but nothing that could be its value follows.
  case missingValue(ParameterDescription)
  /// A flag was given a value: `--quiet=yes`.
  case unexpectedValue(String, option: String)
  case invalidValue(String, ParameterDescription)
  case missingArgument(ParameterDescription)
  /// An option or argument that means something only together with another.
  case missingPartner(of: String, String)
  /// Two options or arguments that exclude each other.
  case conflict(String, String, reason: String)
  /// At least one argument more than the command takes.
  case unexpectedArguments([String])
  /// `help` was asked about a command that does not exist, or one was misspelt.
  case unknownSubcommand(String, nearest: String?)
  /// A command that only has subcommands was named without one.
  case missingSubcommand([String])
  case outputToDash
  case outputOverRulesFile(String)
  /// A file that a rules file names.
  case outputOverNamedFile(String, String)
  case outputOverBaseline(String)
  /// Anything else that the command has read, by the path that led there.
  case outputOverInput(String, String)
  case outputOverSource(String)
  case outputTwice(String)
  case outputIntoGit(String)
}

/// A command line that cannot be understood; ``text`` explains it.
struct CommandLineError: Error, Equatable {
  let error: UsageError
  let command: CommandDescription
}
