import LintelRules

/// Turns the words after a command's name into its arguments.
struct CommandParser<Arguments> {
  enum Outcome {
    case arguments(Arguments)
    case help
    case version
  }

  private let command: Command<Arguments>
  private let description: CommandDescription
  private var arguments: Arguments
  private var positions: [String] = []
  private var timesGiven: [Int]

  init(_ command: Command<Arguments>, description: CommandDescription) {
    self.command = command
    self.description = description
    arguments = command.initial
    timesGiven = [Int](repeating: 0, count: command.parameters.count)
  }

  consuming func parse(_ words: [String]) throws(CommandLineError) -> Outcome {
    // Whoever asks for help gets it, whatever else is wrong.
    for word in words.prefix(while: { $0 != "--" }) {
      if word == "--help" || word == "-h" { return .help }
      if word == "--version" { return .version }
    }
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        positions += words
        break
      } else if word.hasPrefix("--") {
        try parseOption(word, words: &words) { $0.name == String($1.dropFirst(2)) }
      } else if word.hasPrefix("-"), word != "-" {
        try parseShort(word, words: &words)
      } else {
        positions.append(word)
      }
    }
    try placePositions()
    if let error = command.error(arguments) { throw self.error(error) }
    return .arguments(arguments)
  }

  /// `-c value`, `-c=value`, or several flags in one word: `-qv`.
  private mutating func parseShort(
    _ word: String, words: inout ArraySlice<String>
  ) throws(CommandLineError) {
    let letters = word.dropFirst()
    let flags = letters.map { letter in
      command.parameters.firstIndex {
        $0.description.shape == .flag && $0.description.short == letter
      }
    }
    guard letters.count > 1, !flags.contains(nil) else {
      return try parseOption(word, words: &words) { description, name in
        name.count == 2 && description.short == name.last
      }
    }
    for case let flag? in flags { try store("", in: flag) }
  }

  /// An option or flag whose name, up to any `=`, is the one that `matches` looks for.
  private mutating func parseOption(
    _ word: String, words: inout ArraySlice<String>,
    matches: (ParameterDescription, Substring) -> Bool
  ) throws(CommandLineError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0]
    let value = parts.count > 1 ? String(parts[1]) : nil
    let index = command.parameters.firstIndex {
      !$0.description.isArgument && matches($0.description, name)
    }
    guard let index else {
      throw error(.unknownOption(String(name), nearest: nearestOption(to: String(name))))
    }
    let parameter = command.parameters[index].description
    if parameter.shape == .flag {
      if let value { throw error(.unexpectedValue(value, option: String(name))) }
      try store("", in: index)
    } else if let value {
      try store(value, in: index)
    } else if let next = words.first, !next.hasPrefix("-") || next == "-" {
      words.removeFirst()
      try store(next, in: index)
    } else {
      throw error(.missingValue(parameter))
    }
  }

  private mutating func placePositions() throws(CommandLineError) {
    var rest = positions[...]
    for index in command.parameters.indices {
      let parameter = command.parameters[index].description
      guard case .argument(let isRequired) = parameter.shape else { continue }
      let count = parameter.isRepeating ? rest.count : min(rest.count, 1)
      if isRequired, count == 0 { throw error(.missingArgument(parameter)) }
      for word in rest.prefix(count) { try store(word, in: index) }
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty { throw error(.unexpectedArguments(Array(rest))) }
  }

  private mutating func store(_ text: String, in index: Int) throws(CommandLineError) {
    let parameter = command.parameters[index]
    guard parameter.store(text, timesGiven[index] == 0, &arguments) else {
      throw error(.invalidValue(text, parameter.description))
    }
    timesGiven[index] += 1
  }

  private func nearestOption(to name: String) -> String? {
    let options = (description.parameters + CommandDescription.common).filter { !$0.isArgument }
    return NearestName.of(name, among: options.map { "--\($0.name)" })
  }

  private func error(_ error: UsageError) -> CommandLineError {
    CommandLineError(error: error, command: description)
  }
}
