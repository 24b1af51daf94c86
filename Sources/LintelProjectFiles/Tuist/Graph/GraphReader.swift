import LintelVocabulary

/// Describes the projects of a graph.
struct GraphReader {
  private let place: GraphPlace
  private let fileSize: Int
  private let others: OtherFiles
  private let externalPaths: Set<PathKey>
  /// The kinds of targets, by the path of the project, then by name.
  private let kinds: [PathKey: [String: TargetKind]]

  /// - Parameters:
  ///   - projects: all projects of the graph.
  ///   - size: the size of the graph in bytes.
  init(
    _ projects: [GraphProject], _ place: GraphPlace, fileSize size: Int,
    others: OtherFiles
  ) {
    self.place = place
    fileSize = size
    self.others = others
    externalPaths = Set(projects.filter(\.isExternal).map { PathKey($0.path) })
    kinds = Dictionary(
      projects.map { project in
        let kinds = project.targets.map { ($0.name, $0.kind) }
        return (PathKey(project.path), Dictionary(kinds) { first, _ in first })
      }
    ) { first, _ in first }
  }

  func description(of project: GraphProject) -> ProjectDescription {
    var modules = TuistModules(
      name: project.name, folder: place.folder(project.path),
      project: project.settings.moved(to: place), fileSize: fileSize, others: others)
    var description = ProjectDescription(
      path: RelativePath.join(place.folder(project.path), "Project.swift"), origin: .exportedGraph)
    description.targets = project.targets.map { target in
      var described = modules.target(
        named: target.name, kind: target.kind, productName: target.productName,
        settings: target.settings.moved(to: place))
      described.platforms = target.platforms
      described.files = ListedFile.merged(
        target.files.map {
          ListedFile(
            path: place.path($0.path), platforms: $0.platforms, compilerFlags: $0.compilerFlags)
        })
      let dependencies = target.dependencies
      var seen: Set<TargetDependency> = [.target(id: target.name)]
      described.dependencies = dependencies.map { self.dependency($0, of: project) }
        .filter { seen.insert($0).inserted }
      if target.kind == .unitTests {
        described.testHost = dependencies.first { isApp($0, of: project) }
          .map { self.dependency($0, of: project) }
      }
      return described
    }
    if let problem = modules.problem {
      description.notes = [Note(path: description.path, message: problem)]
    }
    return description
  }

  private func dependency(
    _ dependency: GraphDependency, of project: GraphProject
  ) -> TargetDependency {
    switch dependency {
    case .target(let name): return .target(id: name)
    case .project(project.path, let name): return .target(id: name)
    case .project(let path, let name) where externalPaths.contains(PathKey(path)):
      let folder = place.folder(path)
      return .packageProduct(
        name, package: folder.hasBytes(atStart: "/") ? nil : .folder(folder))
    case .project(let path, let name):
      return .remoteTarget(project: place.folder(path), id: name, name: name)
    case .packageProduct(let name): return .packageProduct(name, package: nil)
    case .file(let path): return .product(fileName: RelativePath.fileName(of: path))
    }
  }

  private func isApp(_ dependency: GraphDependency, of project: GraphProject) -> Bool {
    switch dependency {
    case .target(let name): kinds[PathKey(project.path)]?[name] == .application
    case .project(let path, let name): kinds[PathKey(path)]?[name] == .application
    case .packageProduct, .file: false
    }
  }
}

extension TuistSettings {
  fileprivate func moved(to place: GraphPlace) -> TuistSettings {
    var settings = self
    for index in settings.configurations.indices {
      settings.configurations[index].file = settings.configurations[index].file.map(place.path)
    }
    return settings
  }
}
