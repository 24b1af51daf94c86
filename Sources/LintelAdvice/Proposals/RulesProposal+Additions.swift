import LintelGraph
import LintelText
import LintelVocabulary

extension RulesProposal {
  /// The largest number of additional rules.
  package static let mostAdditions = Tuning.mostAdditions

  /// Returns rules to add to the proposal, the most significant first. Each can be broken; whether
  /// the project keeps it must still be judged.
  package func additions(in graph: DependencyGraph) -> [AdditionalRule] {
    var rules: [AdditionalRule] = []
    let (covered, all) = coverage
    if covered == all, all > 1 {
      rules.append(.exhaustive(typeCount: counted(all, "type")))
    }
    if case .layers(let layers) = self {
      if let imports = layers.screenImports(in: graph) { rules.append(imports) }
      if layers.layers.contains(where: { $0.isFree && $0.parts.count > 1 }) {
        rules.append(.acyclicComponents)
      }
    }
    let importsModule = graph.imports.contains { value in
      guard let module = value.module else { return false }
      return !graph.modules[module].name.isEmpty
        && graph.modules[graph.files[value.file].module].name != graph.modules[module].name
    }
    if importsModule { rules.append(.manifest) }
    return rules
  }
}

extension LayerProposal {
  /// Returns a rule that keeps UI frameworks out of the largest parts below the top layer that
  /// import none today; `nil` if there are no such parts, or if hardly any file imports one.
  fileprivate func screenImports(in graph: DependencyGraph) -> AdditionalRule? {
    var importers: [String: Set<FileID>] = [:]
    for value in graph.imports {
      let name = graph.text(of: value.moduleName)
      if screenFrameworks.contains(name) { importers[name, default: []].insert(value.file) }
    }
    let files = importers.values.reduce(into: Set<FileID>()) { $0.formUnion($1) }
    guard files.count >= Tuning.fewestFilesForImports else { return nil }
    let parts = layers.dropFirst().flatMap(\.parts).filter { part in
      part.files.count >= Tuning.fewestFilesForImports && files.isDisjoint(with: part.files)
    }
    guard !parts.isEmpty else { return nil }
    let largest = parts.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
      .prefix(Tuning.mostPartsWithoutScreens)
    return .imports(
      of: screenFrameworks.filter { importers[$0] != nil }, in: largest.map(\.name).sorted())
  }
}
