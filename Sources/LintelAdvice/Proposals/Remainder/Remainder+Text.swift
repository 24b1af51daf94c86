import LintelText

extension Remainder {
  /// The lines of a comment that explains the components.
  var evidence: [String] {
    let sharedCount = shared.reduce(0) { $0 + $1.typeCount }
    let places =
      (shared.isEmpty ? [] : ["\(Self.sharedName) (\(counted(sharedCount, "type")))"])
      + others.map { "\($0.name) (\(counted($0.typeCount, "type")))" }
    return ["code that belongs to no part, as components by folder:"]
      + Self.lines(of: places, indent: "  ")
  }

  /// The section that declares the components.
  var componentsText: String {
    let paths = shared.map { quotedYAML($0.pattern) }
    let sharedLines =
      shared.isEmpty
      ? []
      : [
        "  # Uses none of the parts, so all of them may use it.", "  \(Self.sharedName):",
        "    path:",
      ]
        + Self.lines(of: paths, indent: "      ", in: ("[", "]"))
    let otherLines = others.map {
      "  \(quotedYAML($0.name)): { otherwise: \(quotedYAML($0.pattern)) }"
    }
    return
      (["components:"] + sharedLines
      + (others.isEmpty
        ? []
        : ["  # Code that belongs to no part, by folder; the first match counts."] + otherLines))
      .joined(separator: "\n")
  }

  /// Joins texts by commas, with as many on a line as fit.
  private static func lines(
    of texts: [String], indent: String, in ends: (String, String) = ("", "")
  ) -> [String] {
    var lines: [String] = []
    for (position, text) in texts.enumerated() {
      let text = text + (position + 1 < texts.count ? "," : ends.1)
      if let line = lines.last, line.count + 1 + text.count <= 90 {
        lines[lines.count - 1] = line + " " + text
      } else {
        let start = lines.isEmpty ? ends.0 : String(repeating: " ", count: ends.0.count)
        lines.append(indent + start + text)
      }
    }
    return lines
  }

  /// Returns rules about the components that the project keeps today.
  ///
  /// - Parameter parts: the names of all parts that the project has.
  func rules(parts: [String]) -> [AdditionalRule] {
    let own = AdditionalRule(
      name: "shared-knows-no-part", evidence: "The shared code uses no part today.",
      lines: AdditionalRule.forbidding([Self.sharedName], parts),
      because: "all parts would depend on whatever shared code uses")
    return (shared.isEmpty ? [] : [own]) + [order?.rule].compactMap(\.self)
  }
}
