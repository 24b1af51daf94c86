import LintelVocabulary

/// Finds the targets that a dependency means, among all projects of a workspace.
package struct TargetIndex {
  /// A target, by the index of its project and its index there.
  package struct Position: Hashable, Sendable {
    package let project: Int
    package let target: Int

    package init(project: Int, target: Int) {
      self.project = project
      self.target = target
    }
  }

  /// The largest number of targets with the same name, or with products of the same name, that a
  /// dependency can mean. Targets for several platforms may share a name, and there are fewer
  /// platforms. One more target is kept, so that callers can report that there are too many.
  package static let limit = 64

  /// The indices of the projects, by the bundle by which others refer to them.
  private var projects: [PathKey: Int] = [:]
  /// The indices of targets by their ids, for each project.
  private var byID: [[String: [Int]]] = []
  private var byProductID: [[String: [Int]]] = []
  private var byName: [[String: [Int]]] = []
  /// The targets by the file name of the product, of all projects.
  private var byProduct: [PathKey: [Position]] = [:]
  /// The targets by the file name of the product, for each project.
  private var byOwnProduct: [[PathKey: [Position]]] = []
  /// The workspaces that each project is in.
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

  /// Returns the targets that a dependency means; none if it is external. A product means the
  /// targets whose product has its file name: those of the same project, or else those of projects
  /// in a workspace with this project, or else those of all projects.
  ///
  /// - Parameter project: the index of the project whose target has the dependency.
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
