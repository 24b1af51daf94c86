import LintelText

/// The names of components and of families that a rules file declares, to look references up in.
package struct DeclaredNames: Sendable {
  /// As they are declared.
  package let all: [String]
  private let texts: Set<String>
  private let patterns: [NamePattern]
  /// Those that more than one name fits.
  private let families: [NamePattern]

  /// - Parameter patterns: also several of one name, as of a component that takes the place of a
  ///   preset's.
  package init(_ patterns: [NamePattern]) {
    var names: Set<String> = []
    let patterns = patterns.filter { names.insert($0.text).inserted }
    self.patterns = patterns
    all = patterns.map(\.text)
    texts = Set(all)
    families = patterns.filter { !$0.isLiteral }
  }

  /// Whether a text is a declared name, fits a declared family, or is a pattern that could; a
  /// family with some of its captures filled in is such a pattern.
  package func contains(_ text: String) -> Bool {
    if texts.contains(text) { return true }
    guard let pattern = try? NamePattern(text) else { return false }
    return (pattern.isLiteral ? families : patterns).contains { pattern.fits($0) }
  }

  /// The same reference by the first of its names that is known; itself if none is.
  package func resolved(_ reference: ComponentReference) -> ComponentReference {
    if reference.others.isEmpty || contains(reference.text) { return reference }
    return reference.others.first(where: contains).map {
      ComponentReference(text: $0, mark: reference.mark)
    } ?? reference
  }
}

extension NamePattern {
  /// Whether a reference of this text could mean a component that is declared so.
  package func fits(_ declared: NamePattern) -> Bool {
    Set(pattern.captureNames).isSubset(of: declared.pattern.captureNames) && overlaps(declared)
  }
}
