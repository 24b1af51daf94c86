import LintelVocabulary

/// The targets of all projects of a workspace, found by what depends on them.
package struct TargetIndex {
  /// A target, by its place among the targets of its project.
  package struct Position: Hashable, Sendable {
    package let project: Int
    package let target: Int
  }

  private let projects: [ProjectDescription]
  private var projectsByBundle: [PathKey: Int] = [:]
  private var byProduct: [PathKey: [Position]] = [:]

  package init(_ projects: [ProjectDescription]) {
    self.projects = projects
    for (project, description) in projects.enumerated() {
      projectsByBundle[PathKey(description.bundle)] = project
      for (target, described) in description.targets.enumerated() {
        guard let product = described.product else { continue }
        byProduct[PathKey(product.fileName), default: []].append(
          Position(project: project, target: target))
      }
    }
  }

  /// The targets that a dependency means: none when it is somebody else's, several when they make
  /// products of the same name.
  ///
  /// - Parameter project: whose target has the dependency.
  package func targets(meantBy dependency: TargetDependency, in project: Int) -> [Position] {
    switch dependency {
    case .target(let id): positions(in: project) { $0.id == id }
    case .remoteTarget(let bundle, let id, let name): remote(bundle, id: id, name: name)
    case .product(let fileName): byProduct[PathKey(fileName)] ?? []
    case .packageProduct: []
    }
  }

  private func remote(_ bundle: String, id: String?, name: String?) -> [Position] {
    guard let project = projectsByBundle[PathKey(bundle)] else { return [] }
    let byID = positions(in: project) { id != nil && ($0.id == id || $0.product?.id == id) }
    return byID.isEmpty ? positions(in: project) { $0.name == name } : byID
  }

  private func positions(
    in project: Int, where isMeant: (ProjectTarget) -> Bool
  ) -> [Position] {
    projects[project].targets.enumerated().filter { isMeant($0.element) }.map {
      Position(project: project, target: $0.offset)
    }
  }
}
