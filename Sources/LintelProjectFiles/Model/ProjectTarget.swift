import LintelVocabulary

/// Sources that a project compiles together into one module.
package struct ProjectTarget: Equatable, Sendable {
  /// By which the project file, and others that refer to it, call the target.
  package let id: String
  package let name: String
  package let kind: TargetKind
  /// UTF-8 offset in the project file of what describes the target.
  package var offset = 0
  package var module: TargetModule
  package var product: TargetProduct?
  /// The Swift files that are listed one by one, by path, each once. Some may not exist.
  package var files: [ListedFile] = []
  /// Folders whose Swift files belong to the target, except as they say.
  package var folders: [SynchronizedFolder] = []
  /// Swift files that belong to the target by how their paths look.
  package var patterns: [SourcePatterns] = []
  /// In the order of the file, each once.
  package var dependencies: [TargetDependency] = []
  /// Whether ``dependencies`` are all there are.
  package var hasAllDependencies = true
  /// Whether some of ``dependencies`` may be those of some platforms alone.
  package var hasConditionalDependencies = true
  /// The target that tests run in, whose declarations they see.
  package var testHost: TargetDependency?
  /// What it is built for; `nil` when unknown.
  package var platforms: Set<Platform>?
  package var configurations: [TargetConfiguration] = []
  /// Whether names may be true in `#if` besides those of its configurations.
  package var hasUnknownFlags = false
}
