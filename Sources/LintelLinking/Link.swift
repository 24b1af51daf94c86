import LintelGraph
import LintelScanner

/// Finds out which declaration each written name means.
///
/// - Parameters:
///   - scanned: the facts of `files`, in the same order.
///   - files: by path; their `module` is a position in `modules`.
///   - modules: by name.
///   - settings: what `#if` is evaluated for; by default code in all branches counts.
///   - filter: which names to keep uses of; by default none are kept.
///   - workers: the result is the same for any.
package func link(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
  settings: BuildSettings? = nil, keeping filter: SymbolUseFilter? = nil,
  workers: Workers = .single
) -> DependencyGraph {
  var linker = Linker(scanned, files: files, modules: modules, settings: settings, workers)
  linker.findAliasParts(workers)
  let named = linker.typeReferences(workers)
  let wanted = filter.map {
    WantedNames($0, among: scanned.names, aliases: linker.namesOfAliases())
  }
  let linkage = Linkage(linker, meanings: named.map(\.meanings))
  let writer = DependencyWriter(linkage: linkage)
  let found = Inference.results(of: linkage, workers) { inference, file in
    let dependencies =
      named[file.position].dependencies
      + writer.dependencies(of: file, inference.code[file.position])
    return (
      dependencies: inference.linkage.linker.table.sorted(dependencies, of: file),
      symbolUses: wanted.map { SymbolUseWriter.uses(of: $0, file, in: &inference) } ?? []
    )
  }
  return DependencyGraph(
    linkage.linker, dependencies: joined(found.map(\.dependencies)),
    symbolUses: filter == nil ? nil : joined(found.map(\.symbolUses)))
}

extension DependencyGraph {
  /// - Parameter dependencies: in the order of the graph.
  fileprivate convenience init(
    _ linker: borrowing Linker, dependencies: [Dependency], symbolUses: [SymbolUse]?
  ) {
    var names = linker.scanned.names.starts
    names.append(names[names.count - 1])
    self.init(
      modules: linker.modules, files: linker.files, declarations: linker.table.declarations,
      sortedDependencies: dependencies, imports: linker.scopes.imports,
      supertypes: linker.supertypes, attributes: linker.table.attributes(linker.scanned),
      externalSupertypes: linker.externalSupertypes(), symbolUses: symbolUses,
      names: NameTexts(bytes: linker.scanned.names.bytes, starts: names))
  }
}

/// All elements in one array, which grows just once.
private func joined<Element>(_ lists: [[Element]]) -> [Element] {
  var result: [Element] = []
  result.reserveCapacity(lists.reduce(0) { $0 + $1.count })
  for list in lists { result += list }
  return result
}
