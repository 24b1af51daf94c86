/// What the commands are told about how to read a project.
struct ReadingArguments: Equatable {
  /// The rules file; `nil` to look for it beside the sources.
  var config: String?
  /// From 1; `nil` for as many as there are processors.
  var jobs: Int?
  var exact = ExactOptions()
  var conditions = ConditionOptions()
  /// Whether manifests of packages may be run.
  var resolvesManifests = false
}
