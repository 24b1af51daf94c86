/// Several patterns for names, most of which are plain names that need no look at the others.
package struct NameMatcher: Sendable {
  private let plain: Set<String>
  private let patterns: [NamePattern]

  package init(_ patterns: [NamePattern]) {
    plain = Set(patterns.lazy.filter(\.isLiteral).map(\.text))
    self.patterns = patterns.filter { !$0.isLiteral }
  }

  /// Whether one of the patterns matches.
  package func matches(_ name: String) -> Bool {
    plain.contains(name) || patterns.contains { $0.matches(name) }
  }
}
