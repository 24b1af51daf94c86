import LintelText

/// The names of components and families that a rules file declares, in which references are looked
/// up.
package struct DeclaredNames: Sendable {
  /// The names as they are declared.
  package let all: [String]
  private let texts: Set<String>
  private let patterns: [NamePattern]
  /// The names of families, which more than one component name fits.
  private let families: [NamePattern]

  /// - Parameter patterns: The names; one may occur several times, e.g. that of a component that
  ///   replaces one of a preset.
  package init(_ patterns: [NamePattern]) {
    var names: Set<String> = []
    let patterns = patterns.filter { names.insert($0.text).inserted }
    self.patterns = patterns
    all = patterns.map(\.text)
    texts = Set(all)
    families = patterns.filter { !$0.isLiteral }
  }

  /// Whether a text is a declared name, fits a declared family, or is a pattern that could fit one;
  /// a family with some of its captures filled in is such a pattern.
  package func contains(_ text: String) -> Bool {
    if texts.contains(text) { return true }
    guard let pattern = try? NamePattern(text) else { return false }
    return (pattern.isLiteral ? families : patterns).contains { pattern.fits($0) }
  }

  /// Returns the reference by the first of its names that is declared; unchanged if none is.
  package func resolved(_ reference: ComponentReference) -> ComponentReference {
    if reference.others.isEmpty || contains(reference.text) { return reference }
    return reference.others.first(where: contains).map {
      ComponentReference(text: $0, mark: reference.mark)
    } ?? reference
  }
}

extension NamePattern {
  /// Whether a reference with this text can refer to a component that is declared as `declared`.
  package func fits(_ declared: NamePattern) -> Bool {
    Set(pattern.captureNames).isSubset(of: declared.pattern.captureNames) && overlaps(declared)
  }
}
