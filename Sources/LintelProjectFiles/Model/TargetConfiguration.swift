import LintelVocabulary

/// The settings with which a target is compiled in one configuration, such as `Debug`.
package struct TargetConfiguration: Equatable, Sendable {
  package let name: String
  /// The names that are set for `#if`, sorted; `nil` if some of them are not known.
  package let conditions: [String]?
  /// The platforms that the target is built for; `nil` if they are not known for certain.
  package var platforms: Set<Platform>?
  /// Whether the target may be built for Mac Catalyst, as code of iOS that runs on a Mac.
  package var mayBeCatalyst = true
  /// The files of the target that the configuration leaves out.
  package var excluded: ExcludedNames?
}
