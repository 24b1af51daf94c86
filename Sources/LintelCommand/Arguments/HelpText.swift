extension CommandDescription {
  /// The answer to `--help`, in the layout of swift-argument-parser.
  var helpText: String {
    let arguments = parameters.filter(\.isArgument)
    let options = parameters.filter { !$0.isArgument } + Self.common
    var sections = [
      wrapped("OVERVIEW:", abstract.split(separator: " ").map(String.init), hangingIndent: 0),
      wrapped("USAGE:", synopsis, hangingIndent: 7),
    ]
    if !arguments.isEmpty {
      sections.append("ARGUMENTS:\n" + arguments.map(\.helpEntry).joined())
    }
    sections.append("OPTIONS:\n" + options.map(\.helpEntry).joined())
    if !subcommands.isEmpty {
      sections.append("SUBCOMMANDS:\n" + subcommands.map(\.helpEntry).joined())
      sections.append("  See '\(name) help <subcommand>' for detailed help.\n")
    }
    return sections.joined(separator: "\n")
  }

  /// The command and its parameters, each a part that no line break may divide.
  var synopsis: [String] {
    [name] + (subcommands.isEmpty ? parameters.map(\.synopsis) : ["<subcommand>"])
  }
}

extension CommandDescription.Subcommand {
  fileprivate var helpEntry: String {
    entry(isDefault ? "\(name) (default)" : name, abstract)
  }
}

extension ParameterDescription {
  fileprivate var synopsis: String {
    let parts = [isArgument ? "" : "--\(name)", placeholder, isRepeating ? "..." : ""]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return shape == .argument(isRequired: true) ? text : "[\(text)]"
  }

  fileprivate var helpEntry: String {
    let names = [short.map { "-\($0)" }, isArgument ? nil : "--\(name)"].compactMap(\.self)
    let label = [names.joined(separator: ", "), placeholder].filter { !$0.isEmpty }
    return entry(label.joined(separator: " "), help + remark)
  }

  /// The accepted values and the default.
  private var remark: String {
    var parts: [String] = []
    // A placeholder that is itself the only accepted value makes a list of values redundant.
    if !accepted.isEmpty, accepted != [placeholder] {
      parts.append("values: " + accepted.joined(separator: ", "))
    }
    if let defaultText, !defaultText.isEmpty { parts.append("default: \(defaultText)") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}

private let width = 80
private let labelColumnWidth = 26

/// Returns a label with its explanation beside it, or below it if the label is too long.
private func entry(_ label: String, _ explanation: String) -> String {
  let words = explanation.split(separator: " ").map(String.init)
  let label = "  " + label
  // One column is left for the blank before the first word.
  let isBeside = label.count < labelColumnWidth
  let padding = blanks(labelColumnWidth - 1 - (isBeside ? label.count : 0))
  let start = isBeside ? label + padding : padding
  return (isBeside ? "" : label + "\n")
    + wrapped(start, words, hangingIndent: labelColumnWidth)
}

private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

/// Returns `start` and `words`, separated by blanks, in lines of at most ``width`` columns. Lines
/// after the first are indented.
func wrapped(_ start: String, _ words: [String], hangingIndent: Int) -> String {
  var text = ""
  var line = start
  for word in words {
    if line.count + 1 + word.count > width {
      text += line + "\n"
      line = blanks(hangingIndent) + word
    } else {
      line += " " + word
    }
  }
  return text + line + "\n"
}
