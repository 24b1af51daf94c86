import LintelProjectFiles
import LintelVocabulary

/// Which targets compile a file, by what describes the targets.
struct ProjectMembers {
  /// What tools wrote down for the purpose, which counts more than anything else.
  private(set) var exported = TargetMembers()
  /// What Xcode builds.
  private(set) var xcode = TargetMembers()
  /// What projects are made from, or what other tools build.
  private(set) var specifications = TargetMembers()
  /// The specifications of projects that are there as well: those projects count.
  private(set) var superseded: [ProjectDescription] = []
  /// Of these, by their positions.
  private var supersededMembers = TargetMembers()

  /// Adds a target that counts.
  ///
  /// - Parameter module: its position, above that of all targets before.
  /// - Returns: the paths that have too many targets without this one.
  mutating func add(
    _ target: ProjectTarget, _ origin: ProjectOrigin, module: Int
  ) -> [String] {
    switch origin {
    case .exportedGraph: exported.add(target, module: module)
    case .xcode: xcode.add(target, module: module)
    case .xcodeGen, .tuist, .bazel, .cocoaPods: specifications.add(target, module: module)
    }
  }

  /// Adds a project that does not count, as Xcode's own is beside it.
  mutating func addSuperseded(_ project: ProjectDescription) {
    for target in project.targets {
      _ = supersededMembers.add(target, module: superseded.count)
    }
    superseded.append(project)
  }

  /// Positions in ``superseded`` of those that have a file.
  func supersededProjects(compiling file: String) -> Set<Int> {
    Set(supersededMembers.modules(compiling: file))
  }
}
