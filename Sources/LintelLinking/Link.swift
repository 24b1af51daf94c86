import LintelGraph
import LintelScanner

/// Finds out which declaration each written name means.
///
/// - Parameters:
///   - scanned: the facts of `files`, in the same order.
///   - files: by path; their modules are positions in `modules`.
///   - modules: by name.
///   - settings: what `#if` is evaluated for; by default code in all branches counts.
///   - filter: which names to keep uses of; by default none are kept.
///   - workers: the result is the same for any.
package func link(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
  settings: BuildSettings? = nil, keeping filter: SymbolUseFilter? = nil,
  workers: Workers = .single
) -> DependencyGraph {
  let instances = FileInstances(files)
  var linker = Linker(scanned, instances, modules: modules, settings: settings, workers)
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
  let linked = LinkedParts(
    linkage.linker, dependencies: found.map(\.dependencies),
    symbolUses: filter.map { _ in found.map(\.symbolUses) })
  let united = instances.areSeveral ? linked.united(instances, workers) : linked
  let leftOut = instances.leftOutBranches(linkage.linker.scanned, linkage.linker.active)
  return DependencyGraph(
    united.leavingOut(leftOut), files: files, modules: modules,
    externalSupertypes: linkage.linker.externalSupertypes(), leftOutBranches: leftOut,
    scanned.names)
}

extension LinkedParts {
  fileprivate init(
    _ linker: borrowing Linker, dependencies: [[Dependency]], symbolUses: [[SymbolUse]]?
  ) {
    self.init(
      declarations: linker.table.declarations, dependencies: dependencies,
      imports: linker.scopes.imports, supertypes: linker.supertypes,
      attributes: linker.table.attributes(linker.scanned), symbolUses: symbolUses)
  }
}

extension DependencyGraph {
  fileprivate convenience init(
    _ parts: LinkedParts, files: [SourceFile], modules: [Module],
    externalSupertypes: [Name: [String]], leftOutBranches: [LeftOutBranch], _ names: NameTable
  ) {
    var starts = names.starts
    starts.append(starts[starts.count - 1])
    self.init(
      modules: modules, files: files, declarations: parts.declarations,
      sortedDependencies: joined(parts.dependencies), moduleSets: parts.moduleSets,
      imports: parts.imports, supertypes: parts.supertypes, attributes: parts.attributes,
      externalSupertypes: externalSupertypes, symbolUses: parts.symbolUses.map(joined),
      leftOutBranches: leftOutBranches, names: NameTexts(bytes: names.bytes, starts: starts))
  }
}

/// All elements in one array, which grows just once.
private func joined<Element>(_ lists: [[Element]]) -> [Element] {
  var result: [Element] = []
  result.reserveCapacity(lists.reduce(0) { $0 + $1.count })
  for list in lists { result += list }
  return result
}
