import LintelVocabulary

/// Turns the objects of a project into a description of its targets.
struct XcodeReader {
  let objects: XcodeObjects
  let groups: XcodeGroups
  /// The targets, in the order of the file.
  let targets: [XcodeObject]
  let phases: XcodePhases
  let path: String
  let others: OtherFiles
  let projectConfigurations: XcodeConfigurations
  /// The remaining budget for computing settings.
  let budget: Budget
  var configurationFiles: ConfigurationFiles
  /// The layers of settings of each build configuration that was read, by its id, the strongest
  /// first. They are kept because every target needs those of the project's configurations.
  var layers: [String: [SettingsLayer]] = [:]
  private var notes = XcodeNotes()

  /// - Parameter size: the size of the file in bytes.
  init(
    _ objects: XcodeObjects, path: String, size: Int, others: OtherFiles
  ) {
    self.objects = objects
    self.path = path
    self.others = others
    groups = XcodeGroups(objects, projectFile: path)
    var ids: Set<String> = []
    targets = objects.allReferred(by: objects.root, "targets").filter {
      ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"].contains($0.kind)
        && ids.insert($0.id).inserted
    }
    phases = XcodePhases(targets, objects)
    projectConfigurations = XcodeConfigurations(of: objects.root, objects)
    budget = Budget.settings(fileSize: size)
    configurationFiles = ConfigurationFiles(sourceRoot: groups.sourceRoot, others: others)
  }

  mutating func read(_ bytes: [UInt8]) -> ProjectDescription {
    noteMissingTargets()
    if let group = groups.tooDeep {
      note(
        "groups are nested more than \(XcodeGroups.depthLimit) levels deep; the locations of files in them are not "
          + "known", at: group.node)
    }
    var roots = SynchronizedRoots(targets, objects, phases)
    let folders = SynchronizedFolders(roots.roots(in: groups))
    let lookup = XcodeTargetLookup(targets, objects)
    var description = ProjectDescription(path: path, origin: .xcode)
    description.targets = targets.map { read($0, folders, lookup) }
    description.packageFolders = XcodePackages(objects: objects, groups: groups)
      .folders(others: others)
    if budget.isExceeded { note(Budget.settingMessage, at: objects.root.node) }
    description.notes = notes.all(in: bytes, at: path, and: configurationFiles.notes)
    return description
  }

  private mutating func read(
    _ target: XcodeObject, _ folders: SynchronizedFolders, _ lookup: XcodeTargetLookup
  ) -> ProjectTarget {
    let name = target.text("name") ?? target.id
    let settings = settings(of: target, named: name)
    let product = product(of: target)
    let dependencies = XcodeDependencies(
      objects: objects, groups: groups, targets: lookup, phases: phases)
    return ProjectTarget(
      id: target.id, name: name, kind: kind(of: target), offset: target.node.offset,
      module: settings.module(ofTarget: name, product: product), product: product,
      files: listedFiles(of: target), folders: folders.folders(of: target.id),
      dependencies: dependencies.dependencies(of: target, settings),
      hasConditionalDependencies: dependencies.areConditional(for: target),
      testHost: lookup.target(id: testTarget(of: target)) ?? settings.testHost(lookup),
      platforms: settings.platforms,
      configurations: settings.configurations.map {
        TargetConfiguration($0, of: kind(of: target))
      })
  }

  private func kind(of target: XcodeObject) -> TargetKind {
    target.kind == "PBXNativeTarget"
      ? TargetKind(productType: target.text("productType") ?? "") : .aggregate
  }

  /// Returns the id of the app that tests run in, if the project names one.
  private func testTarget(of target: XcodeObject) -> String? {
    objects.root.node["attributes"]?["TargetAttributes"]?[target.id]?["TestTargetID"]?.text
  }

  private func product(of target: XcodeObject) -> TargetProduct? {
    guard let reference = objects.referred(by: target, "productReference"),
      let path = reference.text("path")
    else { return nil }
    return TargetProduct(id: reference.id, fileName: RelativePath.fileName(of: path))
  }
}

// MARK: - Notes

extension XcodeReader {
  mutating func note(_ message: String, at node: PropertyList.Node) { notes.add(message, at: node) }

  private mutating func noteMissingTargets() {
    for node in objects.root.node["targets"]?.elements ?? [] {
      if let id = node.text, objects[id] == nil {
        note("there is no target '\(id)' in the project; it is left out", at: node)
      }
    }
  }
}
