import LintelVocabulary

/// Turns a project in JSON into a description of its targets.
struct XcodeJSONReader {
  let root: PropertyList.Node
  let path: String
  let tree: XcodeTree
  /// The targets in the order of the file.
  let targets: [XcodeJSONTarget]
  /// The ids of the targets by name.
  let targetIDs: [String: String]
  let phases: XcodePhaseNames
  private let packages: XcodeJSONPackages
  /// The remaining budget for computing settings.
  let budget: Budget
  var configurationFiles: ConfigurationFiles
  var notes = XcodeNotes()
  /// The files that targets compile, by the id of the target.
  var files: [String: [ListedFile]] = [:]
  /// The products that targets link or copy, by the id of the target.
  var linked: [String: [TargetDependency]] = [:]
  /// The ids of the targets that link or copy something for some platforms only.
  var conditionallyLinking: Set<String> = []
  private let others: OtherFiles

  /// - Parameter size: the size of the file in bytes.
  init(
    _ root: PropertyList.Node, path: String, size: Int, others: OtherFiles
  ) {
    self.root = root
    self.path = path
    self.others = others
    tree = XcodeTree(root, projectFile: path)
    var ids: Set<String> = []
    targets = (root["targets"]?.elements ?? []).compactMap(XcodeJSONTarget.init)
      .filter { ids.insert($0.id).inserted }
    targetIDs = Dictionary(targets.map { ($0.name, $0.id) }) { first, _ in first }
    phases = XcodePhaseNames(targets, targetIDs: targetIDs)
    packages = XcodeJSONPackages(root, sourceRoot: tree.sourceRoot)
    budget = Budget.settings(fileSize: size)
    configurationFiles = ConfigurationFiles(sourceRoot: tree.sourceRoot, others: others)
  }

  mutating func read(_ bytes: [UInt8]) -> ProjectDescription {
    let products = targets.map { target in
      target.node["product"].flatMap { tree.position(of: XcodeReference($0)) }
    }
    readMembers(makers: makers(of: products))
    let folders = SynchronizedFolders(folderRoots())
    let settings = XcodeJSONSettings(root, tree, &configurationFiles, &notes)
    var lookup = XcodeTargetLookup()
    for (target, product) in zip(targets, products) {
      lookup.add(
        target.id, named: target.name, product: nil,
        productFile: product.map { self.product(at: $0).fileName })
    }
    var description = ProjectDescription(path: path, origin: .xcode)
    for (target, product) in zip(targets, products) {
      let settings = targetSettings(of: target, settings)
      description.targets.append(
        read(target, product.map { self.product(at: $0) }, folders, settings, lookup))
    }
    description.packageFolders = packageFolders()
    if budget.isExceeded { notes.add(Budget.settingMessage, at: root) }
    description.notes = notes.all(in: bytes, at: path, and: configurationFiles.notes)
    return description
  }

  private mutating func read(
    _ target: XcodeJSONTarget, _ product: TargetProduct?, _ folders: SynchronizedFolders,
    _ settings: TargetSettings, _ lookup: XcodeTargetLookup
  ) -> ProjectTarget {
    let host = target.text("test-host-target").flatMap { targetIDs[$0] }
    return ProjectTarget(
      id: target.id, name: target.name, kind: target.kind, offset: target.node.offset,
      module: settings.module(ofTarget: target.name, product: product), product: product,
      files: ListedFile.merged(files[target.id] ?? []), folders: folders.folders(of: target.id),
      dependencies: dependencies(of: target, settings),
      hasConditionalDependencies: areDependenciesConditional(of: target),
      testHost: lookup.target(id: host) ?? settings.testHost(lookup),
      platforms: settings.platforms,
      configurations: settings.configurations.map {
        TargetConfiguration($0, of: target.kind)
      })
  }

  /// Returns the ids of the targets that make products, by the index of the product in the tree.
  private func makers(of products: [Int?]) -> [Int: String] {
    var makers: [Int: String] = [:]
    for (target, product) in zip(targets, products) {
      if let product { makers[product] = target.id }
    }
    return makers
  }

  private func product(at position: Int) -> TargetProduct {
    let item = tree.items[position]
    let fileName = RelativePath.fileName(of: item.path.path)
    return TargetProduct(id: item.node["id"]?.text ?? fileName, fileName: fileName)
  }

  private func packageFolders() -> [String] {
    var folders = PackageFolders(others: others)
    for folder in packages.folders { folders.add(folder) }
    for position in tree.items.indices where tree.mayBePackage(at: position) {
      if let folder = tree.place(at: position).path { folders.addIfPackage(folder) }
    }
    return folders.paths
  }
}

/// The targets and products that a target is declared to need, links, or copies into its product.
extension XcodeJSONReader {
  /// Returns the dependencies in the order of the file, each once.
  private mutating func dependencies(
    of target: XcodeJSONTarget, _ settings: TargetSettings
  ) -> [TargetDependency] {
    var all: [TargetDependency] = []
    for node in target.elements("dependencies") {
      if let dependency = dependency(node) { all.append(dependency) }
    }
    all += linked[target.id] ?? []
    all += target.elements("package-product-members").compactMap(packages.product)
    all += settings.standard?.linkedProducts ?? []
    var seen: Set<TargetDependency> = [.target(id: target.id)]
    return all.filter { seen.insert($0).inserted }
  }

  /// Whether some dependencies exist for some platforms only.
  private func areDependenciesConditional(of target: XcodeJSONTarget) -> Bool {
    conditionallyLinking.contains(target.id)
      || target.elements("dependencies").contains { $0["platforms"] != nil }
  }

  private mutating func dependency(_ node: PropertyList.Node) -> TargetDependency? {
    switch node["kind"]?.text {
    case "package": return packages.product(node)
    case "remoteTarget":
      guard let project = tree.place(of: node["project"])?.path else {
        note("the project of this target is not known; it is left out", at: node)
        return nil
      }
      return .remoteTarget(
        project: project, id: node["target-id"]?.text, name: node["target"]?.text)
    default: return targetID(node["target"] ?? node).map { .target(id: $0) }
    }
  }
}
