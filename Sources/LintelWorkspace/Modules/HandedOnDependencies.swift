import LintelProjectFiles

/// Follows dependencies through targets that compile nothing: whoever needs such a target needs what
/// that depends on.
struct HandedOnDependencies {
  struct Dependency {
    /// In which it is declared.
    let project: Int
    let dependency: TargetDependency
    /// Whether a target that compiles nothing declares it.
    var isHandedOn = false
  }

  private let projects: [ProjectDescription]
  private let index: TargetIndex
  /// How many dependencies may still be handed on: many targets can need one that has many.
  private var left = 100_000

  init(_ projects: [ProjectDescription], _ index: TargetIndex) {
    self.projects = projects
    self.index = index
  }

  /// - Returns: what is declared, with what targets that compile nothing hand on in their place, and
  ///   whether that is all.
  mutating func followed(_ declared: [Dependency]) -> (dependencies: [Dependency], areAll: Bool) {
    var result: [Dependency] = []
    var areAll = true
    var seen: Set<TargetIndex.Position> = []
    var waiting = Array(declared.reversed())
    while let next = waiting.popLast() {
      let found = index.targets(meantBy: next.dependency, in: next.project)
      let groups = found.filter { target(at: $0).kind == .aggregate }
      if groups.isEmpty || groups.count < found.count { result.append(next) }
      for group in groups where seen.insert(group).inserted {
        let target = target(at: group)
        left -= target.dependencies.count
        guard left > 0 else { return (result, false) }
        areAll = areAll && target.hasAllDependencies
        waiting += target.dependencies.reversed().map {
          Dependency(project: group.project, dependency: $0, isHandedOn: true)
        }
      }
    }
    return (result, areAll)
  }

  private func target(at position: TargetIndex.Position) -> ProjectTarget {
    projects[position.project].targets[position.target]
  }
}
