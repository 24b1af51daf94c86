import LintelVocabulary

/// How a target is compiled in one configuration, such as `Debug`.
package struct TargetConfiguration: Equatable, Sendable {
  package let name: String
  /// The names that are true in `#if`, sorted; `nil` when some of them cannot be known.
  package let conditions: [String]?
  /// All that it is built for; `nil` when that cannot be known for certain.
  package var platforms: Set<Platform>?
  /// Whether it may be an app of iOS that is built for a Mac as well.
  package var mayBeCatalyst = true
  /// Files of the target that it leaves out.
  package var excluded: ExcludedNames?
}
