import LintelProjectFiles
import LintelVocabulary

/// The declared dependencies of the targets of projects.
struct ProjectDependencies {
  private let projects: [ProjectDescription]
  private let index: TargetIndex
  /// The folders of the packages that are part of a project, by the index of the project.
  private let packageFolders: [[Set<PathKey>]]
  private let packageProducts: DependencyNames
  /// The targets that are modules, in the order of the modules.
  private var targets: [(module: Int, position: TargetIndex.Position)] = []
  private var modules: [TargetIndex.Position: Int] = [:]

  init(_ projects: [ProjectDescription], _ packageProducts: DependencyNames) {
    self.projects = projects
    index = TargetIndex(projects)
    packageFolders = projects.map { project in
      [Set(project.packageFolders.map { PathKey($0) })] + project.sharedPackageFolders
    }
    self.packageProducts = packageProducts
  }

  /// - Parameter module: the index of the target's module.
  mutating func add(_ target: TargetIndex.Position, module: Int) {
    targets.append((module, target))
    modules[target] = module
  }

  typealias Resolved = (module: Int, declared: [WorkspaceDependency]?, targets: [Int])

  /// Returns, for each module, its declared dependencies, if all of them are known, and the indices
  /// of the project targets among them, ascending; and notes about dependencies that are not known
  /// because there are too many.
  func resolved() -> (modules: [Resolved], notes: [Note]) {
    var handedOn = HandedOnDependencies(projects, index)
    var crowded: (path: String, name: String)?
    let resolved = targets.map { module, position -> Resolved in
      let target = target(at: position)
      var declared: [WorkspaceDependency] = []
      var others: Set<Int> = []
      let own = dependencies(of: target, in: position.project, &handedOn)
      var (dependencies, areAll) = handedOn.followed(own.dependencies)
      areAll = areAll && own.areAll
      for dependency in dependencies {
        var found = index.targets(meantBy: dependency.dependency, in: dependency.project)
        if found.count > TargetIndex.limit {
          found.removeLast()
          areAll = false
          crowded = crowded ?? (projects[position.project].path, target.name)
        }
        others.formUnion(found.compactMap { modules[$0] })
        declared += self.declared(dependency, found, by: target, in: position.project)
      }
      others.remove(module)
      let isKnown = hasAllDependencies(target, in: position.project) && areAll
      return (module, isKnown ? declared.unique : nil, others.sorted())
    }
    var notes: [Note] = []
    if let crowded {
      notes.append(
        Note(
          path: crowded.path,
          message: "a dependency of target '\(crowded.name)' may mean more than "
            + "\(TargetIndex.limit) targets of the same name; only the first count"))
    }
    if handedOn.isExceeded, let first = projects.first {
      notes.append(
        Note(
          path: first.path,
          message:
            "targets pass on more than \(HandedOnDependencies.limit) dependencies of apps to "
            + "tests, and of targets without sources; the others are not known"))
    }
    return (resolved, notes)
  }

  /// Returns the dependencies of a target, each with the project that declares it. Tests also use
  /// the app that they run in, and all dependencies of that app.
  private func dependencies(
    of target: ProjectTarget, in project: Int, _ handedOn: inout HandedOnDependencies
  ) -> (dependencies: [HandedOnDependencies.Dependency], areAll: Bool) {
    typealias Dependency = HandedOnDependencies.Dependency
    var result = target.dependencies.map { Dependency(project: project, dependency: $0) }
    guard let host = target.testHost else { return (result, true) }
    result.append(Dependency(project: project, dependency: host))
    for host in index.targets(meantBy: host, in: project).prefix(TargetIndex.limit) {
      let dependencies = self.target(at: host).dependencies
      guard handedOn.spend(dependencies.count) else { return (result, false) }
      result += dependencies.map { Dependency(project: host.project, dependency: $0) }
    }
    return (result, true)
  }

  /// Whether all dependencies of a target are known, and for tests those of their app as well.
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
  /// The name of a dependency outside of the workspace; `nil` if only its id is known.
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
