import LintelText

/// How a rule names one or several components in a rule.
package struct ComponentReference: Hashable, Sendable {
  /// A component's name, a family as declared, one member of a family, or a pattern with `*`.
  package let text: String
  package let mark: Mark
  /// What is meant when no component is called by the text.
  package var others: [String] = []

  package init(text: String, mark: Mark, others: [String] = []) {
    self.text = text
    self.mark = mark
    self.others = others
  }
}

extension ComponentReference {
  /// The same by the first of its names that is known; itself if none is.
  package func resolved(among declared: [NamePattern]) -> ComponentReference {
    if others.isEmpty { return self }
    let names = [self] + others.map { ComponentReference(text: $0, mark: mark) }
    return names.first { $0.isKnown(among: declared) } ?? self
  }

  /// Whether the text is a declared name, fits a declared family, or is a pattern that could; a
  /// family with some of its captures filled in is such a pattern.
  package func isKnown(among declared: [NamePattern]) -> Bool {
    if declared.contains(where: { $0.text == text }) { return true }
    guard let pattern = try? NamePattern(text) else { return false }
    let captures = Set(pattern.pattern.captureNames)
    return declared.contains {
      captures.isSubset(of: $0.pattern.captureNames) && pattern.overlaps($0)
    }
  }
}
