import LintelVocabulary

/// Turns the objects of a project into a description of its targets.
struct XcodeReader {
  let objects: XcodeObjects
  let groups: XcodeGroups
  /// The targets, in the order of the file.
  let targets: [XcodeObject]
  let phases: XcodePhases
  let path: String
  let contents: (String) -> [UInt8]?
  let projectConfigurations: XcodeConfigurations
  /// What computing settings may still cost.
  let effort: SettingEffort
  var configurationFiles: ConfigurationFiles
  /// By the id of a configuration: all targets stand on those of the project.
  var layers: [String: [SettingsLayer]] = [:]
  private var notes: [(offset: Int, message: String)] = []

  /// - Parameter size: of the file, in bytes.
  init(
    _ objects: XcodeObjects, path: String, size: Int, contents: @escaping (String) -> [UInt8]?
  ) {
    self.objects = objects
    self.path = path
    self.contents = contents
    groups = XcodeGroups(objects, projectFile: path)
    var ids: Set<String> = []
    targets = objects.allReferred(by: objects.root, "targets").filter {
      ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"].contains($0.kind)
        && ids.insert($0.id).inserted
    }
    phases = XcodePhases(targets, objects)
    projectConfigurations = XcodeConfigurations(of: objects.root, objects)
    effort = SettingEffort(fileSize: size)
    configurationFiles = ConfigurationFiles(contents: contents)
  }

  mutating func read(_ bytes: [UInt8]) -> ProjectDescription {
    noteMissingTargets()
    let folders = SynchronizedFolders(objects, groups, targets, phases)
    let lookup = XcodeTargetLookup(targets, objects)
    var description = ProjectDescription(path: path, origin: .xcode)
    description.targets = targets.map { read($0, folders, lookup) }
    description.packageFolders = XcodePackages(objects: objects, groups: groups)
      .folders(contents: contents)
    description.notes = allNotes(in: bytes)
    return description
  }

  private mutating func read(
    _ target: XcodeObject, _ folders: SynchronizedFolders, _ lookup: XcodeTargetLookup
  ) -> ProjectTarget {
    let name = target.text("name") ?? target.id
    let settings = settings(of: target, named: name)
    let product = product(of: target)
    return ProjectTarget(
      id: target.id, name: name, kind: kind(of: target),
      module: settings.module(ofTarget: name, product: product), product: product,
      files: listedFiles(of: target), folders: folders.folders(of: target),
      dependencies: XcodeDependencies(
        objects: objects, groups: groups, targets: lookup, phases: phases
      ).dependencies(of: target, settings),
      testHost: testHost(of: target, settings, lookup), platforms: settings.platforms,
      configurations: settings.configurations.map {
        TargetConfiguration(name: $0.configuration, conditions: $0.compilationConditions)
      })
  }

  private func kind(of target: XcodeObject) -> TargetKind {
    target.kind == "PBXNativeTarget"
      ? TargetKind(productType: target.text("productType") ?? "") : .aggregate
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
  mutating func note(_ message: String, at node: PropertyList.Node) {
    notes.append((node.offset, message))
  }

  private mutating func noteMissingTargets() {
    for node in objects.root.node["targets"]?.elements ?? [] {
      if let id = node.text, objects[id] == nil {
        note("there is no target '\(id)' in the project; it is left out", at: node)
      }
    }
  }

  private func allNotes(in bytes: [UInt8]) -> [ProjectNote] {
    var result = configurationFiles.notes
    if !notes.isEmpty {
      let lines = LineTable(bytes)
      result += notes.map {
        let place = lines.place(of: UInt32(clamping: $0.offset))
        return ProjectNote(path: path, line: place.line, column: place.column, message: $0.message)
      }
    }
    return Set(result).sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
  }
}
