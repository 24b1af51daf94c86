import LintelVocabulary

/// The targets of all projects of a workspace, found by what depends on them.
package struct TargetIndex {
  /// A target, by its place among the targets of its project.
  package struct Position: Hashable, Sendable {
    package let project: Int
    package let target: Int

    package init(project: Int, target: Int) {
      self.project = project
      self.target = target
    }
  }

  /// How many targets of one name, or that make products of one name, count: those for several
  /// platforms share a name, and there are not that many platforms. Of more there is one more, so
  /// that whoever asks can tell.
  package static let limit = 64

  /// By the bundle that others know a project by.
  private var projects: [PathKey: Int] = [:]
  /// By project.
  private var byID: [[String: [Int]]] = []
  private var byProductID: [[String: [Int]]] = []
  private var byName: [[String: [Int]]] = []
  /// By the name of the product's file, and the same in each project.
  private var byProduct: [PathKey: [Position]] = [:]
  private var byOwnProduct: [[PathKey: [Position]]] = []
  /// By project, of those that it is part of.
  private var workspaces: [Set<PathKey>] = []

  package init(_ projects: [ProjectDescription]) {
    for (number, project) in projects.enumerated() {
      self.projects[PathKey(project.bundle)] = number
      workspaces.append(project.workspaces)
      byID.append(Self.positions(of: project.targets) { $0.id })
      byProductID.append(Self.positions(of: project.targets) { $0.product?.id })
      byName.append(Self.positions(of: project.targets) { $0.name })
      var own: [PathKey: [Position]] = [:]
      for (position, target) in project.targets.enumerated() {
        guard let product = target.product.map({ PathKey($0.fileName) }),
          own[product, default: []].count <= Self.limit
        else { continue }
        own[product, default: []].append(Position(project: number, target: position))
      }
      byOwnProduct.append(own)
      for (product, positions) in own {
        let free = Self.limit + 1 - byProduct[product, default: []].count
        byProduct[product, default: []] += positions.prefix(free)
      }
    }
  }

  private static func positions(
    of targets: [ProjectTarget], by key: (ProjectTarget) -> String?
  ) -> [String: [Int]] {
    var positions: [String: [Int]] = [:]
    for (position, target) in targets.enumerated() {
      guard let key = key(target), positions[key, default: []].count <= Self.limit else { continue }
      positions[key, default: []].append(position)
    }
    return positions
  }

  /// The targets that a dependency means: none when it is somebody else's, several when they make
  /// products of the same name, and none of them is in the project that has the dependency, or else
  /// several or none in a workspace with it.
  ///
  /// - Parameter project: whose target has the dependency.
  package func targets(meantBy dependency: TargetDependency, in project: Int) -> [Position] {
    switch dependency {
    case .target(let id): return found(byID[project][id], in: project)
    case .remoteTarget(let bundle, let id, let name):
      guard let other = projects[PathKey(bundle)] else { return [] }
      let known = id.flatMap { byID[other][$0] ?? byProductID[other][$0] }
      return found(known ?? name.flatMap { byName[other][$0] }, in: other)
    case .product(let fileName):
      if let own = byOwnProduct[project][PathKey(fileName)] { return own }
      let all = byProduct[PathKey(fileName)] ?? []
      let near = all.filter { !workspaces[$0.project].isDisjoint(with: workspaces[project]) }
      return near.isEmpty ? all : near
    case .packageProduct: return []
    }
  }

  private func found(_ targets: [Int]?, in project: Int) -> [Position] {
    (targets ?? []).map { Position(project: project, target: $0) }
  }
}
