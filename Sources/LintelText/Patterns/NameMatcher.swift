/// Several name patterns. Most are plain names, which are found without trying the others.
package struct NameMatcher: Sendable {
  private let plain: Set<String>
  private let patterns: [NamePattern]

  package init(_ patterns: [NamePattern]) {
    plain = Set(patterns.lazy.filter(\.isLiteral).map(\.text))
    self.patterns = patterns.filter { !$0.isLiteral }
  }

  /// Whether at least one of the patterns matches.
  package func matches(_ name: String) -> Bool {
    plain.contains(name) || patterns.contains { $0.matches(name) }
  }
}
