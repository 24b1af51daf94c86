import LintelGraph
import LintelVocabulary

/// Finds imports of modules that no package or project declares, although their sources seem to be
/// in the project: `import Login` with a folder `Login` that belongs to no target.
package struct UnknownImports {
  private let graph: DependencyGraph
  private let isOfSDK: (String) -> Bool

  /// - Parameter isOfSDK: whether an SDK has a module of this name.
  package init(_ graph: DependencyGraph, isOfSDK: @escaping (String) -> Bool) {
    self.graph = graph
    self.isOfSDK = isOfSDK
  }

  /// Returns a diagnosis for each such module, sorted by name.
  ///
  /// - Parameters:
  ///   - rulesFile: the path of the rules file to which a line should be added.
  ///   - declaresModules: whether the rules file has `sources: modules` already.
  package func diagnoses(rulesFile: String, declaresModules: Bool) -> [Diagnosis] {
    let imported = importers()
    let folders = unclaimedFolders(called: Set(imported.keys))
    return imported.keys.sorted().compactMap { name in
      guard let file = imported[name] else { return nil }
      let start = "'import \(name)' in \(file) does not name a known module, although "
      if let folder = folders[name] {
        return Diagnosis(
          path: rulesFile, line: 0, column: 0, severity: .warning,
          message: start + "there is a folder '\(folder)' that is in no target; "
            + line("\(name): \(folder)/**", declaresModules))
      }
      guard let module = graph.modules.first(where: { $0.target == name && $0.name != name }) else {
        return nil
      }
      return Diagnosis(
        path: rulesFile, line: 0, column: 0, severity: .warning,
        message: start + "there is a target of that name, whose module is called "
          + "'\(module.name)'; import it, or "
          + line("\(name): <paths of its files>", declaresModules))
    }
  }

  /// The modules that neither the project nor an SDK has, with the number of files that import
  /// them, most files first.
  package var counts: [(module: String, fileCount: Int)] {
    var files: [String: Set<FileID>] = [:]
    for value in graph.imports where value.module == nil {
      files[graph.text(of: value.moduleName), default: []].insert(value.file)
    }
    return files.filter { !isOfSDK($0.key) }.map { ($0.key, $0.value.count) }
      .sorted { ($1.fileCount, $0.module) < ($0.fileCount, $1.module) }
  }

  private func line(_ entry: String, _ declaresModules: Bool) -> String {
    declaresModules
      ? "add '\(entry)' to 'sources: modules'" : "add 'sources: { modules: { \(entry) } }'"
  }

  /// Returns, for each module that neither the project nor an SDK has, the first file that imports
  /// it, by the name of the module.
  private func importers() -> [String: String] {
    var first: [String: String] = [:]
    for value in graph.imports where value.module == nil {
      let name = graph.text(of: value.moduleName)
      if first[name] == nil, !isOfSDK(name) { first[name] = graph.files[value.file].path }
    }
    return first
  }

  /// Returns, for each name, a folder with this name whose files are in no target. Of several, it
  /// is the one with the shortest path, and of those the first.
  private func unclaimedFolders(called names: Set<String>) -> [String: String] {
    var isClaimed: [String: Bool] = [:]
    for file in graph.files {
      let isInTarget = !graph.modules[file.module].name.isEmpty
      var folder = RelativePath.folder(of: file.path)
      while !folder.isEmpty {
        if names.contains(RelativePath.fileName(of: folder)) {
          isClaimed[folder] = isClaimed[folder] == true || isInTarget
        }
        folder = RelativePath.folder(of: folder)
      }
    }
    let free = isClaimed.filter { !$0.value }.keys
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return Dictionary(free.map { (RelativePath.fileName(of: $0), $0) }) { first, _ in first }
  }
}
