import LintelProjectFiles

/// Follows dependencies through targets that compile nothing. Such a target hands its dependencies
/// on to the targets that depend on it: `App` depends on `Core` if it depends on the aggregate
/// `Everything`, which depends on `Core`.
struct HandedOnDependencies {
  struct Dependency {
    /// The index of the project that declares the dependency.
    let project: Int
    let dependency: TargetDependency
    /// Whether the dependency is declared by a target that compiles nothing.
    var isHandedOn = false
  }

  /// The dependencies that a target that compiles nothing hands on.
  private struct Whole {
    var dependencies: [Dependency] = []
    var areAll = true
  }

  private let projects: [ProjectDescription]
  private let index: TargetIndex
  private var known: [TargetIndex.Position: Whole] = [:]
  /// The budget of dependencies that are handed on: many targets can depend on a target with many
  /// dependencies.
  private let budget = Budget(limit: limit)

  static let limit = 100_000

  init(_ projects: [ProjectDescription], _ index: TargetIndex) {
    self.projects = projects
    self.index = index
  }

  /// Whether dependencies are missing because too many would be handed on.
  var isExceeded: Bool { budget.isExceeded }

  /// Counts dependencies that are handed on.
  ///
  /// - Returns: whether that many may still be handed on.
  mutating func spend(_ count: Int) -> Bool {
    if !budget.spend(count) { budget.isExceeded = true }
    return !isExceeded
  }

  /// Replaces each dependency on targets that compile nothing with the dependencies that these
  /// targets hand on.
  ///
  /// - Returns: the resulting dependencies, and whether they are complete.
  mutating func followed(_ declared: [Dependency]) -> (dependencies: [Dependency], areAll: Bool) {
    var result = Whole()
    for dependency in declared {
      let (isKept, groups) = split(dependency)
      if isKept { result.dependencies.append(dependency) }
      for group in groups { add(whole(of: group), to: &result) }
    }
    return (result.dependencies, result.areAll)
  }

  /// Separates the targets of a dependency.
  ///
  /// - Returns: whether the dependency is on something that is compiled, or outside of the
  ///   workspace; and its targets that compile nothing.
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

  /// A target whose dependencies are being collected.
  private struct Frame {
    let position: TargetIndex.Position
    var whole = Whole()
    /// The dependencies that are yet to be added, in reverse order.
    var waiting: [Item] = []
    /// The least ``order`` of a target that this one is known to lead to and that is not finished.
    var lowest: Int
  }

  /// Collects without recursion, because targets can depend on each other in a cycle. All targets
  /// of a cycle hand on the same dependencies, which are known when the first target of the cycle
  /// that was reached is finished (Tarjan's algorithm).
  private mutating func whole(of position: TargetIndex.Position) -> Whole {
    if let known = known[position] { return known }
    var order = [position: 0]
    var frames = [frame(at: position, order: 0)]
    var ofCycles: [TargetIndex.Position] = []
    while let last = frames.indices.last {
      switch frames[last].waiting.popLast() {
      case .dependency(let dependency):
        frames[last].whole.dependencies.append(dependency)
        continue
      case .group(let next):
        if let known = known[next] {
          add(known, to: &frames[last].whole)
        } else if let earlier = order[next] {
          frames[last].lowest = min(frames[last].lowest, earlier)
        } else {
          order[next] = order.count
          frames.append(frame(at: next, order: order.count - 1))
        }
        continue
      case nil: break
      }
      let frame = frames.removeLast()
      let own = order[frame.position] ?? 0
      ofCycles.append(frame.position)
      if frame.lowest == own {
        while let member = ofCycles.last, order[member] ?? 0 >= own {
          known[member] = frame.whole
          ofCycles.removeLast()
        }
      }
      if frames.isEmpty { return frame.whole }
      frames[last - 1].lowest = min(frames[last - 1].lowest, frame.lowest)
      add(frame.whole, to: &frames[last - 1].whole)
    }
    return Whole()
  }

  private func frame(at position: TargetIndex.Position, order: Int) -> Frame {
    let target = target(at: position)
    var frame = Frame(position: position, lowest: order)
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
