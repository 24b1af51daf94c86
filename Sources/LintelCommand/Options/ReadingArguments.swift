/// The arguments that say how a command reads a project.
struct ReadingArguments: Equatable {
  /// The path of the rules file; `nil` to look for it in the project's folder.
  var config: String?
  /// The number of threads, from 1; `nil` for one per processor.
  var jobs: Int?
  var exact = ExactOptions()
  var conditions = ConditionOptions()
  /// Whether manifests of packages may be run.
  var resolvesManifests = false
}
