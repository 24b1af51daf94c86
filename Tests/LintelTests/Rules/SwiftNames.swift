extension String {
  /// `through-unassigned` as `throughUnassigned`.
  var camelCase: String {
    let parts = split(separator: "-")
    return parts.prefix(1).joined() + parts.dropFirst().map(\.capitalized).joined()
  }

  /// `through-unassigned` as `ThroughUnassigned`.
  var pascalCase: String { split(separator: "-").map(\.capitalized).joined() }

  /// As a parameter of a function, and its name in there.
  var parameterName: String { ["in", "public"].contains(camelCase) ? "`\(camelCase)`" : camelCase }

  /// As a case of an enumeration.
  var caseName: String {
    let keywords = [
      "associatedtype", "case", "class", "deinit", "enum", "extension", "fileprivate", "func",
      "import", "init", "internal", "let", "operator", "precedencegroup", "private", "protocol",
      "public", "static", "struct", "subscript", "typealias", "var",
    ]
    let name = camelCase
    let isWord = name == self
    let text = keywords.contains(name) ? "`\(name)`" : name
    return isWord ? text : "\(text) = \"\(self)\""
  }

  var sentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".") }

  /// In lines that fit a comment, those after the first indented by so many blanks.
  func wrapped(indent: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 88 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : String(repeating: " ", count: indent)) + word)
      }
    }
    return lines
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
