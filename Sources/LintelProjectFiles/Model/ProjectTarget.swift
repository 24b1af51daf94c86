import LintelVocabulary

/// A target of a project file: sources that are compiled together into one module.
package struct ProjectTarget: Equatable, Sendable {
  /// The identifier by which the project file, and others that refer to it, name the target.
  package let id: String
  package let name: String
  package let kind: TargetKind
  /// The offset in the project file at which the target is described, in UTF-8 bytes.
  package var offset = 0
  package var module: TargetModule
  package var product: TargetProduct?
  /// The Swift files that are listed one by one, sorted by path, each once. Some may not exist.
  package var files: [ListedFile] = []
  /// The folders whose Swift files belong to the target, with their exceptions.
  package var folders: [SynchronizedFolder] = []
  /// The patterns for the paths of further Swift files of the target.
  package var patterns: [SourcePatterns] = []
  /// The dependencies, in the order of the file, each once.
  package var dependencies: [TargetDependency] = []
  /// Whether ``dependencies`` is complete.
  package var hasAllDependencies = true
  /// Whether some of ``dependencies`` may exist for some platforms only.
  package var hasConditionalDependencies = true
  /// The target that tests run in, whose declarations they can use.
  package var testHost: TargetDependency?
  /// The platforms that the target is built for; `nil` if they are not known.
  package var platforms: Set<Platform>?
  package var configurations: [TargetConfiguration] = []
  /// Whether names may be set for `#if` that ``configurations`` do not contain.
  package var hasUnknownFlags = false
}
