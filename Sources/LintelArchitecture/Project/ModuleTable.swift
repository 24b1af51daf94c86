import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The modules of a project: those of its packages and project files, and those that the rules file
/// declares.
struct ModuleTable {
  /// The modules, sorted by name.
  let modules: [Module]
  /// The given files, with their modules.
  let files: [SourceFile]

  /// - Parameters:
  ///   - found: the modules that `files` refer to, sorted by name.
  ///   - declared: the modules of the rules file, which take precedence over `found`; the first
  ///     that contains a file counts.
  ///   - partial: indices in `found` of the modules with files, or code, that `files` lacks.
  ///   - knowsBuilds: whether the builds of the modules decide which branches of `#if` are
  ///     compiled.
  /// - Throws: an error for every declared module without files.
  init(
    _ found: [WorkspaceModule], declared: [DeclaredModule], _ files: [SourceFile],
    partial: Set<Int>, knowsBuilds: Bool
  ) throws(ConfigurationErrors) {
    var all = found.enumerated().map { position, module in
      Module(
        name: module.name, target: module.target, platforms: module.platforms,
        builds: knowsBuilds ? module.builds : [],
        isTest: module.isTest, isLibrary: module.isLibrary,
        hasAllFiles: !partial.contains(position) && !module.usesPlugins && !module.lacksFiles,
        hasUnknownTargets: module.hasUnknownTargets, moduleHints: module.moduleHints,
        manifest: module.manifest,
        dependencies: module.dependencies.map { ModuleID($0) },
        declaredDependencies: module.importableDependencies)
    }
    all += declared.map { Module(name: $0.name) }
    let globs = declared.enumerated().flatMap { module, value in
      value.paths.map { (module: module, glob: $0) }
    }
    let index = GlobIndex(globs.map(\.glob))
    let placed = files.map { file in
      guard let first = index.first(matching: file.path) else { return file }
      return SourceFile(
        path: file.path, module: ModuleID(found.count + globs[first].module), isTest: file.isTest)
    }
    let used = Set(placed.map(\.module.position))
    let empty = declared.indices.filter { !used.contains(found.count + $0) }
    guard empty.isEmpty else {
      throw ConfigurationErrors(errors: empty.map { declared[$0].errorWhenEmpty })
    }
    let order = all.indices.sorted { (all[$0].name, $0) < (all[$1].name, $1) }
    var position = [ModuleID](repeating: ModuleID(0), count: all.count)
    for (new, old) in order.enumerated() { position[old] = ModuleID(new) }
    modules = order.map { all[$0].renumberingModules { position[$0.position] } }
    self.files = placed.map { $0.renumberingModules { position[$0.position] } }
  }
}

extension WorkspaceModule {
  /// The dependencies that the manifest declares for the module; `nil` if they are unknown, and for
  /// a plugin, which imports modules of the package manager.
  fileprivate var importableDependencies: [DeclaredDependency]? {
    if kind == .plugin { return nil }
    return declaredDependencies?.map {
      DeclaredDependency(
        name: $0.name, modules: $0.modules, isGuess: $0.isGuess, mayBeUnused: $0.mayBeUnused,
        offset: $0.offset, length: $0.length)
    }
  }
}
