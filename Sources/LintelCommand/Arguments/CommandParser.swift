import LintelText
import LintelVocabulary

/// A parser that turns the words after a command's name into values of its parameters.
///
/// It is not generic over a command's arguments, because the compiler made a copy of it for each
/// command.
struct CommandParser {
  enum Outcome {
    case arguments
    case help
    case version
  }

  private let command: CommandDescription
  /// Stores a text as the first or a further value of the parameter at an index; returns `false` if
  /// the text is not a valid value.
  private let store: (_ text: String, _ parameter: Int, _ isFirst: Bool) -> Bool
  private var positions: [String] = []
  private var timesGiven: [Int]

  init(_ command: CommandDescription, store: @escaping (String, Int, Bool) -> Bool) {
    self.command = command
    self.store = store
    timesGiven = [Int](repeating: 0, count: command.parameters.count)
  }

  consuming func parse(_ words: [String]) throws(CommandLineError) -> Outcome {
    // A request for help is answered even if other words are wrong.
    for word in words.prefix(while: { $0 != "--" }) {
      if word == "--help" || word == "-h" { return .help }
      if word == "--version" { return .version }
    }
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        positions += words
        break
      } else if word.hasBytes(atStart: "--") {
        try parseOption(word, words: &words) { $0.name == String($1.unicodeScalars.dropFirst(2)) }
      } else if word.hasBytes(atStart: "-"), word != "-" {
        try parseShort(word, words: &words)
      } else {
        positions.append(word)
      }
    }
    try placePositions()
    return .arguments
  }

  /// Parses a word with one dash: `-c value`, `-c=value`, or several flags as in `-qv`.
  private mutating func parseShort(
    _ word: String, words: inout ArraySlice<String>
  ) throws(CommandLineError) {
    let letters = word.dropFirst()
    let flags = letters.map { letter in
      command.parameters.firstIndex {
        $0.shape == .flag && $0.short == letter
      }
    }
    guard letters.count > 1, !flags.contains(nil) else {
      return try parseOption(word, words: &words) { description, name in
        name.count == 2 && description.short == name.last
      }
    }
    for case let flag? in flags { try store("", in: flag) }
  }

  /// Parses an option or flag. `matches` compares a parameter with the text before any `=`.
  private mutating func parseOption(
    _ word: String, words: inout ArraySlice<String>,
    matches: (ParameterDescription, Substring) -> Bool
  ) throws(CommandLineError) {
    let (name, value) = word.dividedAtEqualsSign
    let index = command.parameters.firstIndex {
      !$0.isArgument && matches($0, name)
    }
    guard let index else {
      throw error(.unknownOption(String(name), nearest: nearestOption(to: String(name))))
    }
    let parameter = command.parameters[index]
    if parameter.shape == .flag {
      if let value { throw error(.unexpectedValue(value, option: String(name))) }
      try store("", in: index)
    } else if let value {
      try store(value, in: index)
    } else if let next = words.first, !next.hasBytes(atStart: "-") || next == "-" {
      words.removeFirst()
      try store(next, in: index)
    } else {
      throw error(.missingValue(parameter))
    }
  }

  private mutating func placePositions() throws(CommandLineError) {
    var rest = positions[...]
    for index in command.parameters.indices {
      let parameter = command.parameters[index]
      guard case .argument(let isRequired) = parameter.shape else { continue }
      let count = parameter.isRepeating ? rest.count : min(rest.count, 1)
      if isRequired, count == 0 { throw error(.missingArgument(parameter)) }
      for word in rest.prefix(count) { try store(word, in: index) }
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty { throw error(.unexpectedArguments(Array(rest))) }
  }

  private mutating func store(_ text: String, in index: Int) throws(CommandLineError) {
    guard store(text, index, timesGiven[index] == 0) else {
      throw error(.invalidValue(text, command.parameters[index]))
    }
    timesGiven[index] += 1
  }

  private func nearestOption(to name: String) -> String? {
    let options = (command.parameters + CommandDescription.common).filter { !$0.isArgument }
    return NearestName.of(name, among: options.map { "--\($0.name)" })
  }

  private func error(_ error: UsageError) -> CommandLineError {
    CommandLineError(error: error, command: command)
  }
}

extension String {
  /// The text before the first `=` and the text after it, which is `nil` without `=`. Bytes are
  /// compared because `=` and a combining accent after it are one `Character`.
  var dividedAtEqualsSign: (before: Substring, after: String?) {
    guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self[...], nil) }
    return (self[..<sign], String(self[utf8.index(after: sign)...]))
  }
}
