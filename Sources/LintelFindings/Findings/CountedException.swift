import LintelVocabulary

/// An exception of a rule that accepts a number of places.
package struct CountedException: Hashable, Sendable {
  package let rule: String
  /// The index among all exceptions of the rule.
  package let index: Int
  /// The ends, each in single quotes: `from 'View' to 'Service'`.
  package let ends: String
  /// The number of accepted places, from 1.
  package let limit: Int
  /// The location of this number in the rules file.
  package let location: SourceLocation
  /// The number of places that the exception covers, counted as in a baseline; 0 before they are
  /// counted.
  package var count = 0

  package init(rule: String, index: Int, ends: String, limit: Int, location: SourceLocation) {
    self.rule = rule
    self.index = index
    self.ends = ends
    self.limit = limit
    self.location = location
  }
}
