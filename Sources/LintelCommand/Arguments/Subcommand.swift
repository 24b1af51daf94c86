/// A subcommand: what to say about it, and how to understand the words after its name.
struct Subcommand {
  let name: String
  let description: CommandDescription
  let parse: (_ words: [String], _ version: String) throws(UsageError) -> Invocation

  /// Takes a command of `program`, and what its arguments ask for.
  init<Arguments>(
    _ command: Command<Arguments>, of program: String,
    _ invocation: @escaping (Arguments) -> Invocation
  ) {
    let description = command.description(in: program)
    name = command.name
    self.description = description
    parse = { words, version throws(UsageError) in
      switch try CommandParser(command, description: description).parse(words) {
      case .arguments(let arguments): invocation(arguments)
      case .help: .show(description.helpText)
      case .version: .show(version + "\n")
      }
    }
  }
}
