import LintelGraph
import LintelText
import LintelVocabulary

extension RulesProposal {
  /// More would make a file that nobody reads.
  public static let mostAdditions = 3

  /// Rules that would go with it, the most telling first. Whether the project keeps them is to be
  /// judged; each of them can be broken.
  public func additions(in graph: DependencyGraph) -> [AdditionalRule] {
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
  /// Fewer files may be free of screens by chance.
  private static let fewestFiles = 5
  private static let mostParts = 8

  /// That the largest parts below the top go on without frameworks for screens, where others have
  /// them; `nil` if there are no such parts.
  fileprivate func screenImports(in graph: DependencyGraph) -> AdditionalRule? {
    var importers: [String: Set<FileID>] = [:]
    for value in graph.imports {
      let name = graph.text(of: value.moduleName)
      if screenFrameworks.contains(name) { importers[name, default: []].insert(value.file) }
    }
    let files = importers.values.reduce(into: Set<FileID>()) { $0.formUnion($1) }
    guard files.count >= Self.fewestFiles else { return nil }
    let parts = layers.dropFirst().flatMap(\.parts).filter { part in
      part.files.count >= Self.fewestFiles && files.isDisjoint(with: part.files)
    }
    guard !parts.isEmpty else { return nil }
    let largest = parts.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
      .prefix(Self.mostParts)
    return .imports(
      of: screenFrameworks.filter { importers[$0] != nil }, in: largest.map(\.name).sorted())
  }
}
