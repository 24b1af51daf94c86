import LintelProjectFiles
import LintelVocabulary

/// What targets of projects are declared to depend on.
struct ProjectDependencies {
  private let projects: [ProjectDescription]
  private let index: TargetIndex
  /// By project, of the packages that are part of it.
  private let packageFolders: [Set<PathKey>]
  private let packageProducts: DependencyNames
  /// The targets that are modules, by module.
  private var targets: [(module: Int, position: TargetIndex.Position)] = []
  private var modules: [TargetIndex.Position: Int] = [:]

  init(_ projects: [ProjectDescription], _ packageProducts: DependencyNames) {
    self.projects = projects
    index = TargetIndex(projects)
    packageFolders = projects.map { Set($0.packageFolders.map { PathKey($0) }) }
    self.packageProducts = packageProducts
  }

  /// - Parameter module: the position of the module that a target is.
  mutating func add(_ target: TargetIndex.Position, module: Int) {
    targets.append((module, target))
    modules[target] = module
  }

  /// More tests of apps than any workspace has. Each of them takes what its app declares.
  private static let hostLimit = 256

  /// For each module what it declares, if all of that is known, and the positions of the modules among
  /// that which are targets of projects, ascending.
  func resolved() -> [(module: Int, declared: [WorkspaceDependency]?, targets: [Int])] {
    var hostsLeft = Self.hostLimit
    var handedOn = HandedOnDependencies(projects, index)
    return targets.map { module, position in
      let target = target(at: position)
      var declared: [WorkspaceDependency] = []
      var others: Set<Int> = []
      let (dependencies, areAll) = handedOn.followed(
        dependencies(of: target, in: position.project, &hostsLeft))
      for dependency in dependencies {
        let found = index.targets(meantBy: dependency.dependency, in: dependency.project)
        others.formUnion(found.compactMap { modules[$0] })
        declared += self.declared(dependency, found, by: target, in: position.project)
      }
      others.remove(module)
      let isKnown = hasAllDependencies(target, in: position.project) && areAll
      return (module, isKnown ? declared.unique : nil, others.sorted())
    }
  }

  /// With the project in which each is declared: tests use the app that they run in, and all that it
  /// brings along.
  private func dependencies(
    of target: ProjectTarget, in project: Int, _ hostsLeft: inout Int
  ) -> [HandedOnDependencies.Dependency] {
    typealias Dependency = HandedOnDependencies.Dependency
    var result = target.dependencies.map { Dependency(project: project, dependency: $0) }
    guard let host = target.testHost else { return result }
    result.append(Dependency(project: project, dependency: host))
    for host in index.targets(meantBy: host, in: project) where hostsLeft > 0 {
      hostsLeft -= 1
      result += self.target(at: host).dependencies.map {
        Dependency(project: host.project, dependency: $0)
      }
    }
    return result
  }

  /// Whether all that a target declares is known, and for tests all that their app does.
  private func hasAllDependencies(_ target: ProjectTarget, in project: Int) -> Bool {
    guard target.hasAllDependencies, let host = target.testHost else {
      return target.hasAllDependencies
    }
    return index.targets(meantBy: host, in: project).allSatisfy {
      self.target(at: $0).hasAllDependencies
    }
  }

  private func target(at position: TargetIndex.Position) -> ProjectTarget {
    projects[position.project].targets[position.target]
  }

  private func declared(
    _ dependency: HandedOnDependencies.Dependency, _ found: [TargetIndex.Position],
    by target: ProjectTarget, in project: Int
  ) -> [WorkspaceDependency] {
    let place = (UInt32(clamping: target.offset), UInt32(target.id.utf8.count))
    let isProgram = target.kind != .framework && target.kind != .library
    let others = found.filter { self.target(at: $0).kind != .aggregate }
    if !others.isEmpty {
      return others.map { position in
        let other = self.target(at: position)
        // Pods are listed elsewhere, for several targets at once.
        let isPod = projects[position.project].origin == .cocoaPods && position.project != project
        return WorkspaceDependency(
          name: other.name, package: nil, modules: [other.module.name], isGuess: false,
          mayBeUnused: isProgram || dependency.isHandedOn || isPod, offset: place.0, length: place.1
        )
      }
    }
    guard let name = dependency.dependency.name else { return [] }
    var known: (package: String, names: [String])?
    if case .packageProduct(let product, let package) = dependency.dependency {
      known = packageProducts.modules(
        ofProduct: product, of: package, among: packageFolders[dependency.project])
    }
    return [
      WorkspaceDependency(
        name: name, package: known?.package,
        modules: known?.names ?? [moduleName(ofTarget: name)], isGuess: known == nil,
        mayBeUnused: true, offset: place.0, length: place.1)
    ]
  }
}

extension TargetDependency {
  /// What to call something that is not in the workspace; `nil` if nothing is known of it but an id.
  fileprivate var name: String? {
    switch self {
    case .target: nil
    case .remoteTarget(_, _, let name): name
    case .product(let fileName):
      fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
    case .packageProduct(let name, _): name
    }
  }
}
