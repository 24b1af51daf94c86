import LintelReports
import LintelText

extension CommandLineError {
  /// The lines for standard error: the error, the usage of the command, and where to read more.
  var text: String {
    var text = "Error: \(error.message.visible)\n"
    if let help = error.help { text += "Help:  \(help)\n" }
    text += wrapped("Usage:", command.synopsis, hangingIndent: 7)
    return text + "  See '\(command.name) --help' for more information.\n"
  }
}

extension UsageError {
  fileprivate var message: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "Unknown option '\(name)'" + suggestion(nearest)
    case .missingValue(let parameter):
      "Missing value for '\(parameter.nameInErrors)'"
    case .unexpectedValue(let value, let option):
      "The option '\(option)' does not take any value, but '\(value)' was specified."
    case .invalidValue(let value, let parameter):
      invalid(value, parameter)
    case .missingArgument(let parameter):
      "Missing expected argument '\(parameter.nameInErrors)'"
    case .missingPartner(let option, let partner):
      "\(named(option)) requires '\(partner)'."
    case .conflict(let option, let other, let reason):
      "\(named(option)) cannot be combined with '\(other)'. \(reason)"
    case .unexpectedArguments(let words):
      words.count == 1
        ? "Unexpected argument '\(words[0])'"
        : "\(words.count) unexpected arguments: '\(words.joined(separator: "', '"))'"
    case .unknownSubcommand(let name, let nearest):
      "Unknown subcommand '\(name)'" + suggestion(nearest)
    case .missingSubcommand(let names):
      "Missing subcommand. Please provide one of \(choice(of: names))."
    case .outputToDash:
      "'-' does not name a file. Choose the format of standard output with '--format'."
    case .outputOverRulesFile(let path): "Writing to '\(path)' would replace the rules file."
    case .outputOverNamedFile(let path, let input):
      "Writing to '\(path)' would replace '\(input)', which a rules file names."
    case .outputOverInput(let path, let input):
      path == input
        ? "Writing to '\(path)' would replace a file that this command reads."
        : "Writing to '\(path)' would replace '\(input)', which this command reads."
    case .outputOverBaseline(let path): "Writing to '\(path)' would replace the baseline."
    case .outputOverSource(let path): "Writing to '\(path)' would replace a Swift file."
    case .outputIntoGit(let path): "Writing to '\(path)' would change what git reads."
    case .outputTwice(let path): "Two reports would be written to '\(path)'."
    }
  }

  /// The help of the parameter whose value is missing or invalid; `nil` for other errors.
  fileprivate var help: String? {
    switch self {
    case .missingValue(let parameter), .invalidValue(_, let parameter),
      .missingArgument(let parameter):
      "\(parameter.nameInErrors)  \(parameter.help)"
    case .unknownOption, .unexpectedValue, .missingPartner, .conflict, .unexpectedArguments,
      .unknownSubcommand, .missingSubcommand, .outputToDash, .outputOverRulesFile,
      .outputOverBaseline,
      .outputOverNamedFile, .outputOverInput, .outputOverSource, .outputTwice,
      .outputIntoGit:
      nil
    }
  }

  private func named(_ option: String) -> String {
    (option.hasPrefix("--") ? "The option" : "The argument") + " '\(option)'"
  }

  /// Returns the message about an invalid value; of a list, it names the first unknown element.
  private func invalid(_ text: String, _ parameter: ParameterDescription) -> String {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let unknown = words.first { !parameter.accepted.contains($0) }
    let value = parameter.isList ? unknown ?? text : text
    let nearest = NearestName.of(value, among: parameter.accepted)
    return "The value '\(value)' is invalid for '\(parameter.nameInErrors)'"
      + (nearest.map { ". Did you mean '\($0)'?" } ?? choices(of: parameter))
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private func choices(of parameter: ParameterDescription) -> String {
    let values = parameter.accepted
    if values.isEmpty {
      return parameter.expected.isEmpty ? "" : ". Please provide \(parameter.expected)."
    }
    return ". Please provide \(values.count > 1 ? "one of " : "")\(choice(of: values))."
  }

  private func choice(of words: [String]) -> String { list(words.map(quoted), last: "or") }
}

extension ParameterDescription {
  /// The parameter as errors name it: `--config <file>`, or `<path>` for an argument.
  fileprivate var nameInErrors: String { isArgument ? placeholder : "--\(name) \(placeholder)" }
}
