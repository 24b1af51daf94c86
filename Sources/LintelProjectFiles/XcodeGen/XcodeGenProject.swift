import LintelVocabulary

/// Reads projects that XcodeGen generates from `project.yml`.
package enum XcodeGenProject {
  /// Reads a specification without running anything.
  ///
  /// Source of the definition: XcodeGen's "Project Spec", and where it says nothing, the behaviour
  /// of XcodeGen 2.45.
  ///
  /// - Parameters:
  ///   - path: the path of the specification, relative to the root of the check.
  ///   - others: provides the files that the specification includes, and configuration files.
  /// - Returns: `nil` if the file is not a specification, because other tools use this name, too.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> ProjectDescription? {
    guard let specification = try Specification(bytes, at: path, others: others) else {
      return nil
    }
    var reader = XcodeGenReader(specification, path: path, others: others)
    return reader.read()
  }
}

/// Turns a specification into a description of its targets.
private struct XcodeGenReader {
  private let path: String
  private let root: SpecMapping
  private let targets: [SpecTarget]
  private let sources: SpecSources
  private let packages: SpecPackages
  private let dependencies: SpecDependencies
  private var settings: SpecSettings
  private var notes: SpecNotes

  init(
    _ specification: Specification, path: String, others: OtherFiles
  ) {
    self.path = path
    root = specification.root
    notes = specification.notes
    let folder = RelativePath.folder(of: path)
    targets = specification.targets.map { SpecTarget($0.value, key: $0.key) }
    sources = SpecSources(root, in: folder)
    packages = SpecPackages(root, in: folder, &notes)
    dependencies = SpecDependencies(root, targets, packages, in: folder, others: others)
    settings = SpecSettings(specification, targets, in: folder, others: others, &notes)
  }

  mutating func read() -> ProjectDescription {
    var description = ProjectDescription(path: path, origin: .xcodeGen)
    description.targets = targets.map { read($0) } + aggregates
    description.packageFolders = packages.folders
    notes.add(settings.files.notes)
    if settings.budget.isExceeded {
      notes.add([Note(path: path, message: Budget.settingMessage)])
    }
    description.notes = notes.sorted
    return description
  }

  private mutating func read(_ target: SpecTarget) -> ProjectTarget {
    let settings = settings.settings(of: target, &notes)
    let (files, patterns) = sources.sources(of: target, &notes)
    return ProjectTarget(
      id: target.name, name: target.name, kind: target.kind,
      module: settings.module(ofTarget: target.name, product: target.product),
      product: target.product, files: files, patterns: patterns,
      dependencies: dependencies.dependencies(of: target, &notes),
      testHost: dependencies.testHost(of: target, settings.standard),
      platforms: settings.platforms,
      configurations: settings.configurations.map {
        TargetConfiguration($0, of: target.kind)
      })
  }

  /// The targets that only stand for other targets.
  private var aggregates: [ProjectTarget] {
    (root["aggregateTargets"]?.mapping ?? [:]).sorted { $0.key < $1.key }.map { name, node in
      ProjectTarget(
        id: name, name: name, kind: .aggregate,
        module: TargetModule(name: SettingIdentifier.c99(name), isGuess: true),
        dependencies: (node["targets"]?.texts ?? []).map { .target(id: $0) })
    }
  }
}
