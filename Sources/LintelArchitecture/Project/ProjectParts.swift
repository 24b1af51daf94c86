import LintelGraph
import LintelLinking
import LintelProving
import LintelScanner
import LintelVocabulary

/// The input of linking, from which a graph is made.
struct ProjectParts: Sendable {
  let facts: ScannedFiles
  /// The files, sorted by path like the facts.
  let files: [SourceFile]
  let modules: [Module]
  let settings: BuildSettings?
  /// The version of the compiler, for conditions and for syntax that other versions have.
  let compiler: SwiftVersion
  /// The names whose symbol uses are kept.
  let symbolUses: SymbolUseFilter?
  /// See ``DependencyGraph/leftOutTests``.
  let leftOutTests: [String]
  /// Whether previews of SwiftUI are read as blanks.
  let leavesPreviewsOut: Bool
  let workers: Workers

  func graph() -> DependencyGraph {
    link(
      facts, files: files, modules: modules, settings: settings, compiler: compiler,
      keeping: symbolUses, leftOutTests: leftOutTests, workers: workers)
  }

  /// Returns the parts with new contents for some files, and with new files.
  func replacing(_ texts: [String: [UInt8]]) -> ProjectParts {
    var position: [String: Int] = [:]
    for (index, file) in files.enumerated() { position[file.path] = index }
    let added = texts.keys.filter { position[$0] == nil }.sorted()
    for (index, path) in added.enumerated() { position[path] = files.count + index }
    let entries = texts.map { (position: position[$0] ?? 0, text: $1) }
      .sorted { $0.position < $1.position }
    let part = ScannedPart(
      compiler: compiler, leavesPreviewsOut: leavesPreviewsOut, expecting: facts.smallTypes
    ) { scan in
      for entry in entries { scan(SourceBuffer(entry.text), entry.position) }
    }

    var modules = modules
    var files = files
    var compiling = NewFileModules(files)
    if added.contains(where: { compiling[$0].isEmpty }) {
      addUnnamedModule(to: &modules, &files)
      compiling = NewFileModules(files)
    }
    for path in added {
      let compiling = compiling[path]
      files.append(
        SourceFile(
          path: path, module: compiling.first ?? ModuleID(0),
          otherModules: Array(compiling.dropFirst())))
    }
    let order = files.indices.sorted {
      files[$0].path.utf8.lexicographicallyPrecedes(files[$1].path.utf8)
    }
    return ProjectParts(
      facts: facts.replacing(part).keeping(order), files: order.map { files[$0] },
      modules: modules, settings: settings, compiler: compiler, symbolUses: symbolUses,
      leftOutTests: leftOutTests, leavesPreviewsOut: leavesPreviewsOut, workers: workers)
  }

  /// Adds the module of files that no module claims, if it is missing. It comes first, because its
  /// name is empty.
  private func addUnnamedModule(to modules: inout [Module], _ files: inout [SourceFile]) {
    guard modules.first?.name != "" else { return }
    func moved(_ module: ModuleID) -> ModuleID { ModuleID(module.position + 1) }
    modules = [Module(name: "")] + modules.map { $0.renumberingModules(moved) }
    files = files.map { $0.renumberingModules(moved) }
  }
}

extension Project {
  /// Links the project with new contents for some files, and with new files.
  ///
  /// The compiler's index is not used.
  func linked(with texts: [String: [UInt8]]) -> DependencyGraph {
    parts.replacing(texts).graph()
  }

  /// Returns the names without a known meaning; see ``LintelLinking/UnresolvedReference``.
  package func unresolvedReferences() -> [UnresolvedReference] {
    LintelLinking.unresolvedReferences(
      parts.facts, files: parts.files, modules: parts.modules, settings: parts.settings,
      compiler: parts.compiler, workers: parts.workers)
  }

  /// Returns the labels of a function's parameters; the text is empty for a parameter without a
  /// label.
  func parameterLabels(of declaration: DeclarationID) -> [String] {
    let value = graph.declarations[declaration]
    let facts = parts.facts.files[value.file.position]
    guard let fact = facts.declarations.firstIndex(where: { $0.offset == value.offset }) else {
      return []
    }
    return facts.parameters.filter { $0.owner == Int32(fact) }
      .map { parts.facts.names.text(of: $0.label) }
  }
}
