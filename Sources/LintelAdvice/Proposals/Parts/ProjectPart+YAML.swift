import LintelText

extension ProjectPart.Selector {
  /// The selector as it is written in a rules file.
  var yaml: String {
    switch self {
    case .folder(let path): Self.quoted((path.isEmpty ? "" : path + "/"), then: "**")
    case .roleFolders(let path, let role):
      Self.quoted(
        (path.isEmpty ? "" : path + "/"), between: "*/", role + "/", then: "**")
    case .filesOfFolder(let path): Self.quoted((path.isEmpty ? "" : path + "/"), then: "*")
    case .modules(let names, let others): Self.selector(of: names, not: others)
    case .modulesEnding(let word): "{ module: \(Self.quoted("", before: "*", then: word)) }"
    }
  }

  private static func quoted(_ text: String, before: String = "", then end: String) -> String {
    quotedYAML(before + patternText(text) + end)
  }

  private static func quoted(
    _ text: String, between: String, _ other: String, then end: String
  ) -> String {
    quotedYAML(patternText(text) + between + patternText(other) + end)
  }

  private static func selector(of names: [String], not others: [String]) -> String {
    func tests(_ names: [String], _ key: String) -> String {
      let each = names.map { "module: \(quotedYAML(patternText($0)))" }
      return each.count == 1
        ? each[0] : "\(key): [\(each.map { "{ \($0) }" }.joined(separator: ", "))]"
    }
    let exception = others.isEmpty ? "" : ", not: { \(tests(others, "any")) }"
    return "{ \(tests(names, "all"))\(exception) }"
  }
}

/// Returns a name as a pattern: characters that have a meaning in patterns, or that cannot be
/// printed, are replaced by `?`.
func patternText(_ name: String) -> String {
  String(
    String.UnicodeScalarView(
      name.unicodeScalars.map { "*?{}".unicodeScalars.contains($0) || $0.isUnprintable ? "?" : $0 })
  )
}

/// Returns lines as a comment in YAML.
func yamlComment(_ lines: [String]) -> String {
  lines.map { line in
    let scalars = line.unicodeScalars.map { $0.isUnprintable ? "\u{FFFD}" : $0 }
    return "# " + String(String.UnicodeScalarView(scalars))
  }.joined(separator: "\n")
}

extension Unicode.Scalar {
  /// Whether the character would end a line, or change the order in which a line is shown.
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// Returns a text as a YAML scalar, quoted if necessary.
func quotedYAML(_ text: String) -> String {
  let isPlain =
    text.first.map { $0.isASCII && $0.isLetter } == true
    && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
    && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
  guard !isPlain else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar.isUnprintable {
      let digits = String(scalar.value, radix: 16)
      escaped += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    } else {
      if scalar == "\"" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
  return "\"\(escaped)\""
}
