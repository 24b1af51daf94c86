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

  /// What a target that compiles nothing hands on.
  private struct Whole {
    var dependencies: [Dependency] = []
    var areAll = true
  }

  private let projects: [ProjectDescription]
  private let index: TargetIndex
  private var known: [TargetIndex.Position: Whole] = [:]
  /// How many dependencies may still be handed on: many targets can need one that has many.
  private var left = Self.limit

  static let limit = 100_000

  init(_ projects: [ProjectDescription], _ index: TargetIndex) {
    self.projects = projects
    self.index = index
  }

  /// Whether dependencies are missing, as too many would be handed on.
  var isExceeded: Bool { left < 0 }

  /// - Returns: whether so many dependencies may be handed on.
  mutating func spend(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }

  /// - Returns: what is declared, with what targets that compile nothing hand on in their place, and
  ///   whether that is all.
  mutating func followed(_ declared: [Dependency]) -> (dependencies: [Dependency], areAll: Bool) {
    var result = Whole()
    for dependency in declared {
      let (isKept, groups) = split(dependency)
      if isKept { result.dependencies.append(dependency) }
      for group in groups { add(whole(of: group), to: &result) }
    }
    return (result.dependencies, result.areAll)
  }

  /// Whether a dependency is one on something that is compiled, or outside of the workspace, and the
  /// targets that it means which compile nothing.
  private func split(
    _ dependency: Dependency
  ) -> (isKept: Bool, groups: [TargetIndex.Position]) {
    let found = index.targets(meantBy: dependency.dependency, in: dependency.project)
    let groups = found.filter { target(at: $0).kind == .aggregate }
    return (groups.isEmpty || groups.count < found.count, groups)
  }

  private mutating func add(_ other: Whole, to whole: inout Whole) {
    guard spend(other.dependencies.count) else {
      whole.areAll = false
      return
    }
    whole.dependencies += other.dependencies
    whole.areAll = whole.areAll && other.areAll
  }

  private enum Item {
    case dependency(Dependency)
    case group(TargetIndex.Position)
  }

  /// A target on the way.
  private struct Frame {
    let position: TargetIndex.Position
    var whole = Whole()
    /// What is not added yet, the last one first.
    var waiting: [Item] = []
  }

  /// Without recursion, as targets can need each other without an end.
  private mutating func whole(of position: TargetIndex.Position) -> Whole {
    if let known = known[position] { return known }
    var frames = [frame(at: position)]
    var open: Set = [position]
    while let last = frames.indices.last {
      switch frames[last].waiting.popLast() {
      case .dependency(let dependency):
        frames[last].whole.dependencies.append(dependency)
        continue
      case .group(let next):
        if let known = known[next] {
          add(known, to: &frames[last].whole)
        } else if open.insert(next).inserted {
          frames.append(frame(at: next))
        }
        continue
      case nil: break
      }
      let frame = frames.removeLast()
      known[frame.position] = frame.whole
      if frames.isEmpty { return frame.whole }
      add(frame.whole, to: &frames[last - 1].whole)
    }
    return Whole()
  }

  private func frame(at position: TargetIndex.Position) -> Frame {
    let target = target(at: position)
    var frame = Frame(position: position)
    frame.whole.areAll = target.hasAllDependencies
    for dependency in target.dependencies {
      let dependency = Dependency(
        project: position.project, dependency: dependency, isHandedOn: true)
      let (isKept, groups) = split(dependency)
      if isKept { frame.waiting.append(.dependency(dependency)) }
      frame.waiting += groups.map { .group($0) }
    }
    frame.waiting.reverse()
    return frame
  }

  private func target(at position: TargetIndex.Position) -> ProjectTarget {
    projects[position.project].targets[position.target]
  }
}
