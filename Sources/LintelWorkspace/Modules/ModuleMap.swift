import LintelProjectFiles
import LintelVocabulary

/// The modules of all packages and projects, and the files that belong to them.
struct ModuleMap {
  /// The modules of a file, if it is a source.
  enum Place: Equatable {
    /// At least one index, ascending.
    case modules([Int])
    /// No target claims the file.
    case unclaimed
    /// A target declares that the file is not a source.
    case excluded
  }

  /// The module at index 0 is that of the unclaimed files.
  private(set) var modules = [
    WorkspaceModule(
      name: "", kind: .unclaimed, isTest: false, package: "", manifest: "",
      usesPlugins: false, declaredDependencies: nil)
  ]
  /// Indices of the test modules whose files may also be compiled in other targets, which are not
  /// known.
  private(set) var uncertainTests: Set<Int> = []
  /// The projects whose targets are modules: those that no other description replaces. See
  /// ``ProjectPrecedence``.
  private(set) var projects: [ProjectDescription] = []
  /// Notes about guesses.
  private(set) var notes: [Note] = []
  /// Indices of the modules of packages, by the package's folder and the module's name.
  private var positions: [String: [String: Int]] = [:]
  private(set) var members = ProjectMembers()
  /// The folders of package targets, by path; targets of one package that share a folder are one
  /// entry.
  private(set) var folders: [String: [SharedFolder]] = [:]
  /// The dependencies of a module that is declared in several places, by the index of the module.
  private var declared: [Int: Set<[String]>] = [:]
  /// For each folder that contains a file, the entries of ``folders`` for it and the folders around
  /// it, innermost first. Walking up anew for each file took a third of the time of finding
  /// modules.
  private(set) var targetsAround: [String: [SharedFolder]] = [:]

  /// - Parameters:
  ///   - manifests: sorted by path.
  ///   - projects: sorted by path of the project file.
  ///   - files: the paths of all files that may be sources.
  ///   - spelledFolder: returns the path on the disk of the folder that a path relative to the root
  ///     means; `nil` if there is none.
  init(
    manifests: [Manifest], projects: [ProjectDescription], files: [String],
    spelledFolder: @escaping (String) -> String?
  ) {
    let dependencies = DependencyNames(manifests)
    let hasAllTargets = manifests.allSatisfy(\.hasAllTargets)
    let sorted = hasAllTargets ? [] : files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for manifest in manifests {
      notes += manifest.notes
      var search = TargetFolders(manifest, spelledFolder: spelledFolder)
      let names = Set(manifest.targets.map(\.name))
      for target in manifest.targets {
        let module = addModule(
          ofTarget: target.name, kind: target.kind,
          isTest: target.kind == .test, manifest: manifest,
          usesPlugins: target.usesPlugins,
          dependencies: target.dependencies.map {
            dependencies.resolved($0, among: names, of: manifest)
          })
        if let folder = search.folder(of: target, module: module) {
          add(folder, of: manifest.folder)
        }
      }
      notes += search.notes
      if !manifest.hasAllTargets { addFolderModules(of: manifest, files: sorted) }
    }
    addTargets(of: projects, dependencies)
    linkPackages()
    noteStale(files)
    if !folders.isEmpty { findTargetsAround(files) }
    notes += nestedPackageNotes(files, manifests)
  }

  private mutating func findTargetsAround(_ files: [String]) {
    var targetsAround: [String: [SharedFolder]] = [:]
    for file in files {
      let holder = RelativePath.folder(of: file)
      if targetsAround[holder] == nil { targetsAround[holder] = targets(around: holder) }
    }
    self.targetsAround = targetsAround
  }

  private mutating func add(_ folder: TargetFolder, of package: String) {
    if let shared = folders[folder.path]?.first(where: { $0.package == package }) {
      shared.add(folder)
    } else {
      let shared = SharedFolder(of: package)
      shared.add(folder)
      folders[folder.path, default: []].append(shared)
    }
  }

  /// Marks the modules that lack files because the caller does not want them.
  mutating func noteLeftOut(_ paths: [String]) {
    for path in paths {
      guard case .modules(let positions) = place(of: path) else { continue }
      for position in positions { modules[position].lacksFiles = true }
    }
  }

  private mutating func addTargets(
    of all: [ProjectDescription], _ packageProducts: DependencyNames
  ) {
    let precedence = ProjectPrecedence(all)
    for project in all where precedence.isMadeIntoXcodeProject(project) {
      members.addSuperseded(project)
    }
    projects = all.filter(precedence.counts)
    projects.addPods()
    var dependencies = ProjectDependencies(projects, packageProducts)
    for (number, project) in projects.enumerated() {
      modules[0].moduleHints.formUnion(project.moduleHints)
      if project.hasUnknownTargets { modules[0].hasUnknownTargets = true }
      var crowded: String?
      var overbuilt: String?
      for (position, target) in project.targets.enumerated() where target.kind != .aggregate {
        let paths = members.add(target, of: project, module: modules.count)
        crowded = crowded ?? paths.first
        dependencies.add(
          TargetIndex.Position(project: number, target: position), module: modules.count)
        if target.kind.isTest, !project.moduleHints.isEmpty {
          uncertainTests.insert(modules.count)
        }
        modules.append(WorkspaceModule(target, of: project))
        if target.hasTooManyBuilds { overbuilt = overbuilt ?? target.name }
      }
      if let overbuilt {
        notes.append(
          Note(
            path: project.path,
            message: "target '\(overbuilt)' has more than \(ProjectTarget.buildLimit) builds; all "
              + "branches of '#if' count in it"))
      }
      if let crowded {
        notes.append(
          Note(
            path: project.path,
            message: "'\(crowded)' is in more than \(TargetMembers.limit) targets; only the first "
              + "\(TargetMembers.limit) count, here and elsewhere"))
      }
    }
    notes += ProjectNotes.shown(of: projects)
    let resolved = dependencies.resolved()
    notes += resolved.notes
    for (module, declared, targets) in resolved.modules {
      modules[module].declaredDependencies = declared
      modules[module].dependencies = targets
    }
  }

  /// Adds to each module the modules of packages that it depends on.
  private mutating func linkPackages() {
    for module in modules.indices {
      let others = (modules[module].declaredDependencies ?? []).flatMap { dependency in
        dependency.modules.compactMap { name in
          dependency.package.flatMap { positions[$0]?[name] }
        }
      }
      if others.isEmpty { continue }
      modules[module].dependencies = Set(modules[module].dependencies + others).sorted()
    }
  }

  /// Adds a note where an Xcode project lacks files that its specification contains.
  private mutating func noteStale(_ files: [String]) {
    if members.superseded.isEmpty { return }
    var lacking: [Int: (first: String, count: Int)] = [:]
    for file in files where place(of: file) == .unclaimed {
      for project in members.supersededProjects(compiling: file) {
        lacking[project, default: (file, 0)].count += 1
      }
    }
    for (position, project) in members.superseded.enumerated() {
      guard let (first, count) = lacking[position] else { continue }
      let what = count == 1 ? "a Swift file" : "\(count) Swift files, such as"
      notes.append(
        Note(
          path: project.path,
          message: "the Xcode project beside it lacks \(what) '\(first)'; generate it again"))
    }
  }

  /// Adds a module. If the package declares it more than once, as in the branches of an `#if`, adds
  /// only the new parts.
  private mutating func addModule(
    ofTarget target: String, kind: WorkspaceModule.Kind, isTest: Bool, manifest: Manifest,
    usesPlugins: Bool = false, dependencies: [WorkspaceDependency]?
  ) -> Int {
    let name = moduleName(ofTarget: target)
    let package = manifest.folder
    if let known = positions[package]?[name] {
      addDeclared(dependencies, to: known)
      if usesPlugins { modules[known].usesPlugins = true }
      return known
    }
    positions[package, default: [:]][name] = modules.count
    var module = WorkspaceModule(
      name: name, target: target, kind: kind, isTest: isTest, package: package,
      manifest: manifest.path,
      usesPlugins: usesPlugins, declaredDependencies: dependencies?.unique)
    let traits = manifest.defaultTraits
    if !traits.isEmpty {
      module.builds = [ModuleBuild(platform: nil, flags: nil, certainFlags: traits)]
    }
    modules.append(module)
    return modules.count - 1
  }

  private mutating func addDeclared(_ dependencies: [WorkspaceDependency]?, to module: Int) {
    guard let old = modules[module].declaredDependencies, let dependencies else {
      modules[module].declaredDependencies = nil
      return
    }
    var seen = declared.removeValue(forKey: module) ?? Set(old.map(\.identity))
    for dependency in dependencies where seen.insert(dependency.identity).inserted {
      modules[module].declaredDependencies?.append(dependency)
    }
    declared[module] = seen
  }

  /// Makes a module of each folder in `Sources` and `Tests` of a package whose targets are not all
  /// known, e.g. of `Sources/Core`.
  ///
  /// - Parameter files: sorted by the bytes of their paths.
  private mutating func addFolderModules(of manifest: Manifest, files: [String]) {
    for (parent, isTest) in [("Sources", false), ("Tests", true)] {
      let prefix = join(manifest.folder, parent) + "/"
      var names: Set<Substring> = []
      let start = files.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
      let below = files[start...].prefix { $0.hasBytes(atStart: prefix) }
      for file in below where place(of: file) == .unclaimed {
        let parts = file.dropping(bytes: prefix.utf8.count).pathParts
        if parts.count > 1 { names.insert(parts[0]) }
      }
      for name in names.sorted() {
        let module = addModule(
          ofTarget: String(name), kind: .folder, isTest: isTest,
          manifest: manifest, dependencies: nil)
        add(
          TargetFolder(path: prefix + name, module: module, isCertain: false),
          of: manifest.folder)
      }
    }
  }
}

extension [WorkspaceDependency] {
  /// The dependencies, without those that stand for the same modules as an earlier one.
  var unique: [WorkspaceDependency] {
    var seen: Set<[String]> = []
    return filter { seen.insert($0.identity).inserted }
  }
}

extension WorkspaceDependency {
  /// The name and modules of the dependency, which identify it in comparisons.
  fileprivate var identity: [String] { [name] + modules }
}
