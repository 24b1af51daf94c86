import LintelText

extension ProjectPart.Selector {
  /// What stands for it in a rules file. Characters that mean something in a pattern are replaced
  /// by `?`.
  var yaml: String {
    switch self {
    case .folder(let path): Self.quoted((path.isEmpty ? "" : path + "/"), then: "**")
    case .filesOfFolder(let path): Self.quoted((path.isEmpty ? "" : path + "/"), then: "*")
    case .modules(let names, let others): Self.selector(of: names, not: others)
    case .modulesEnding(let word): "{ module: \(Self.quoted("", before: "*", then: word)) }"
    }
  }

  private static func quoted(_ text: String, before: String = "", then end: String) -> String {
    quotedYAML(before + pattern(text) + end)
  }

  private static func selector(of names: [String], not others: [String]) -> String {
    func tests(_ names: [String], _ key: String) -> String {
      let each = names.map { "module: \(quotedYAML(pattern($0)))" }
      return each.count == 1
        ? each[0] : "\(key): [\(each.map { "{ \($0) }" }.joined(separator: ", "))]"
    }
    let exception = others.isEmpty ? "" : ", not: { \(tests(others, "any")) }"
    return "{ \(tests(names, "all"))\(exception) }"
  }

  private static func pattern(_ text: String) -> String {
    String(text.map { "*?{}".contains($0) ? "?" : $0 })
  }
}

/// A text as it may stand anywhere in YAML.
func quotedYAML(_ text: String) -> String {
  let isPlain =
    text.first.map { $0.isASCII && $0.isLetter } == true
    && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
    && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
  guard !isPlain else { return text }
  var escaped = ""
  for character in text {
    if character == "\"" || character == "\\" { escaped.append("\\") }
    escaped.append(character)
  }
  return "\"\(escaped)\""
}
