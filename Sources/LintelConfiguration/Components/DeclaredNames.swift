import LintelText

/// The names of components and families that a rules file declares, in which references are looked
/// up.
package struct DeclaredNames: Sendable {
  /// The declared names, each once: `{feature}.View` for a family.
  package let all: [String]
  private let texts: Set<String>
  private let patterns: [NamePattern]
  /// The names of families. Several component names may fit one family.
  private let families: [NamePattern]

  /// - Parameter patterns: the names; a name may occur several times, e.g. if a component replaces
  ///   a component of a preset.
  package init(_ patterns: [NamePattern]) {
    var names: Set<String> = []
    let patterns = patterns.filter { names.insert($0.text).inserted }
    self.patterns = patterns
    all = patterns.map(\.text)
    texts = Set(all)
    families = patterns.filter { !$0.isLiteral }
  }

  /// Whether a text is a declared name, fits a declared family, or is a pattern that could fit a
  /// declared name. A family with some captures filled in is such a pattern: `{feature}.View` for
  /// `{feature}.{role}`.
  package func contains(_ text: String) -> Bool {
    if texts.contains(text) { return true }
    guard let pattern = try? NamePattern(text) else { return false }
    return (pattern.isLiteral ? families : patterns).contains { pattern.fits($0) }
  }

  /// Returns the reference unchanged if its text is a declared name, or if none of its other names
  /// is; otherwise, a reference with the first of the other names that is declared.
  package func resolved(_ reference: ComponentReference) -> ComponentReference {
    if reference.others.isEmpty || contains(reference.text) { return reference }
    return reference.others.first(where: contains).map {
      ComponentReference(text: $0, mark: reference.mark)
    } ?? reference
  }
}

extension NamePattern {
  /// Whether a reference with this pattern as its text can refer to a component of the declaration
  /// `declared`.
  package func fits(_ declared: NamePattern) -> Bool {
    Set(pattern.captureNames).isSubset(of: declared.pattern.captureNames) && overlaps(declared)
  }
}
