import LintelVocabulary

/// Finds the dependencies of targets of a specification.
struct SpecDependencies {
  private let folder: String
  private let root: SpecMapping
  private let packages: SpecPackages
  /// The targets by name.
  private let targets: [String: SpecTarget]
  /// The names of targets by the file names of their products.
  private let makers: [String: String]
  private let others: OtherFiles

  init(
    _ root: SpecMapping, _ targets: [SpecTarget], _ packages: SpecPackages, in folder: String,
    others: OtherFiles
  ) {
    self.root = root
    self.targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    makers = Dictionary(
      targets.compactMap { target in target.product.map { ($0.fileName, target.name) } }
    ) { first, _ in first }
    self.packages = packages
    self.folder = folder
    self.others = others
  }

  /// Returns the dependencies in the order of the file, each once.
  func dependencies(of target: SpecTarget, _ notes: inout SpecNotes) -> [TargetDependency] {
    var result: [TargetDependency] = []
    var seen: Set<TargetDependency> = [.target(id: target.name)]
    for node in target.node["dependencies"]?.elements ?? [] where applies(node, to: target) {
      for dependency in dependencies(node, &notes) where seen.insert(dependency).inserted {
        result.append(dependency)
      }
    }
    return result
  }

  /// Returns the app that tests run in: the one in `TEST_TARGET_NAME` or `TEST_HOST`, or else the
  /// first app that they depend on.
  func testHost(of target: SpecTarget, _ settings: XcodeBuildSettings?) -> TargetDependency? {
    guard target.kind.isTest else { return nil }
    if let named = settings?.plainValue(of: "TEST_TARGET_NAME").text, targets[named] != nil {
      return .target(id: named)
    }
    let app = settings?.testHostApp
    if let app, let name = makers[app] { return .target(id: name) }
    // The settings of an app may give its product a name that ``makers`` does not know.
    let names = (target.node["dependencies"]?.elements ?? []).compactMap { $0["target"]?.text }
    if let name = names.first(where: { targets[$0]?.kind == .application }) {
      return .target(id: name)
    }
    return app.map { .product(fileName: $0) }
  }

  /// Whether a dependency is for all platforms, or for that of a target: `platforms: [iOS]`.
  private func applies(_ dependency: SpecNode, to target: SpecTarget) -> Bool {
    guard let platforms = dependency["platforms"]?.elements, !platforms.isEmpty else { return true }
    return platforms.contains { $0.text == target.platform }
  }

  private func dependencies(
    _ node: SpecNode, _ notes: inout SpecNotes
  ) -> [TargetDependency] {
    let consequence = "the dependency is left out"
    if let target = node["target"] {
      guard let name = notes.known(target, else: consequence) else { return [] }
      if let dependency = self.target(named: name) { return [dependency] }
      notes.add("there is no target '\(name)'; \(consequence)", at: target.mark)
    } else if let file = node["framework"] ?? node["bundle"] {
      guard let path = notes.known(file, else: consequence) else { return [] }
      return [.product(fileName: RelativePath.fileName(of: path))]
    } else if let carthage = node["carthage"] {
      guard let name = notes.known(carthage, else: consequence) else { return [] }
      return [.product(fileName: name + ".framework")]
    } else if let package = node["package"] {
      guard let name = notes.known(package, else: consequence) else { return [] }
      let products = (node["products"] ?? node["product"])?.texts ?? []
      return (products.isEmpty ? [name] : products).map {
        .packageProduct($0, package: packages.references[name])
      }
    }
    return []
  }

  /// - Parameter name: a target, as in `App`, or a target of another project, as in `Project/App`.
  private func target(named name: String) -> TargetDependency? {
    if targets[name] != nil { return .target(id: name) }
    if root["aggregateTargets"]?[name] != nil { return .target(id: name) }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let path = root["projectReferences"]?[parts[0]]?["path"]?.text
    else { return nil }
    return .remoteTarget(
      project: project(at: RelativePath.join(folder, path)), id: nil, name: parts[1])
  }

  /// Returns the path by which other projects refer to a project: its bundle, or the folder of its
  /// specification if the bundle has not been generated.
  private func project(at bundle: String) -> String {
    let folder = RelativePath.folder(of: bundle)
    let isMade = others.has(RelativePath.join(bundle, "project.pbxproj"))
    let isSpecified = others.has(RelativePath.join(folder, "project.yml"))
    return !isMade && isSpecified ? folder : bundle
  }
}
