import LintelText

/// A subcommand: its help, and the parser of the words after its name.
struct Subcommand {
  let name: String
  /// A one-sentence summary for help.
  let abstract: String
  let parse: (_ words: [String], _ version: String) throws(CommandLineError) -> Invocation
  /// Returns the answer to `help`, given the words after the subcommand's name.
  let helpText: (_ words: ArraySlice<String>) throws(CommandLineError) -> String

  /// - Parameters:
  /// - program: the full name of the enclosing command: `lintel baseline`.
  ///   - make: makes the command from its arguments.
  init<Arguments: Equatable>(
    _ command: Command<Arguments>, of program: String = CommandLineInterface.name,
    _ make: @escaping (Arguments, Console) -> any RunnableCommand
  ) {
    name = command.name
    abstract = command.abstract
    parse = { words, version throws(CommandLineError) in
      let parameters = command.parameters
      let description = command.description(in: program, with: parameters)
      var arguments = command.initial
      let parser = CommandParser(description) { text, parameter, isFirst in
        parameters[parameter].store(text, isFirst, &arguments)
      }
      switch try parser.parse(words) {
      case .arguments:
        if let error = command.error(arguments) {
          throw CommandLineError(error: error, command: description)
        }
        let arguments = arguments
        return .run({ make(arguments, $0) }, arguments: arguments)
      case .help: return .show(description.helpText)
      case .version: return .show(version + "\n")
      }
    }
    helpText = { words throws(CommandLineError) in
      let description = command.description(in: program)
      guard words.isEmpty else {
        throw CommandLineError(error: .unexpectedArguments(Array(words)), command: description)
      }
      return description.helpText
    }
  }

  /// A subcommand that only groups other subcommands.
  init(_ group: SubcommandGroup, name: String) {
    self.name = name
    abstract = group.description.abstract
    parse = { words, version throws(CommandLineError) in
      switch words.first {
      case nil:
        throw CommandLineError(
          error: .missingSubcommand(group.subcommands.map(\.name)), command: group.description)
      case "--help", "-h": return .show(group.description.helpText)
      case "--version": return .show(version + "\n")
      case "help": return .show(try group.helpText(about: words.dropFirst()))
      case let name?:
        let subcommand = try group.subcommand(named: name)
        return try subcommand.parse(Array(words.dropFirst()), version)
      }
    }
    helpText = { words throws(CommandLineError) in try group.helpText(about: words) }
  }
}

/// The subcommands of one command.
struct SubcommandGroup {
  let description: CommandDescription
  let subcommands: [Subcommand]

  /// - Parameters:
  /// - name: the full name, including the enclosing commands: `lintel baseline`.
  /// - defaultName: the subcommand that help marks as the default.
  init(
    name: String, abstract: String, _ subcommands: [Subcommand], defaultName: String? = nil
  ) {
    self.subcommands = subcommands
    description = CommandDescription(
      name: name, abstract: abstract,
      subcommands: subcommands.map {
        .init(name: $0.name, abstract: $0.abstract, isDefault: $0.name == defaultName)
      })
  }

  func subcommand(named name: String) throws(CommandLineError) -> Subcommand {
    guard let subcommand = subcommands.first(where: { $0.name == name }) else {
      throw CommandLineError(
        error: .unknownSubcommand(name, nearest: nearest(to: name)), command: description)
    }
    return subcommand
  }

  func helpText(about words: ArraySlice<String>) throws(CommandLineError) -> String {
    guard let name = words.first else { return description.helpText }
    return try subcommand(named: name).helpText(words.dropFirst())
  }

  func nearest(to name: String) -> String? {
    NearestName.of(name, among: subcommands.map(\.name))
  }
}
