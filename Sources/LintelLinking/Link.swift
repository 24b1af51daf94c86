import LintelGraph
import LintelScanner
import LintelVocabulary

/// Finds out which declaration each written name means.
///
/// - Parameters:
///   - scanned: the facts of `files`, in the same order.
///   - files: sorted by path; their modules are indices in `modules`.
///   - modules: sorted by name.
///   - settings: the values that `#if` is evaluated with; by default, those that each module is
///     built with.
///   - compiler: the version of the compiler, for builds that do not determine it; `nil` if that is
///     not known, so that both branches of its conditions count.
///   - filter: the names whose uses are kept; by default none are.
///   - leftOutTests: see ``DependencyGraph/leftOutTests``.
///   - workers: the threads to use; the result is the same for any number.
package func link(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module],
  settings: BuildSettings? = nil, compiler: SwiftVersion? = nil,
  keeping filter: SymbolUseFilter? = nil, leftOutTests: [String] = [], workers: Workers = .single
) -> DependencyGraph {
  let instances = FileInstances(files)
  let facts = instances.facts(scanned)
  let active = ActiveCode(facts, files: instances.files, modules: modules, settings, compiler)
  let sdk = SDKTable(scanned.names)
  let all = LinkedBuild(
    Linker(ofInstances: facts, instances, modules: modules, active, sdk, workers),
    keeping: filter, workers)
  let linkage = all.linkage
  var found = FoundMeanings(all)
  var names = all.conditionalNames
  let builds = OtherBuilds(names)
  let others = workers.map(builds.all.count) { [names] number in
    let build = builds.all[number]
    let active = ActiveCode(
      active, assuming: build.assumptions, facts, files: instances.files, modules: modules,
      settings, compiler)
    return LinkedBuild(
      Linker(linkage.linker, active, .single), of: all,
      in: names.files(using: build.uses, in: all), .single
    ).meanings
  }
  for (build, meanings) in zip(builds.all, others) {
    found.add(meanings, build, names, linkage.linker)
  }
  found.removeImpossible(&names, linkage.linker)
  let linked = LinkedParts(
    linkage.linker, found, symbolUses: filter.map { _ in found.symbolUses })
  let united = instances.areSeveral ? linked.united(instances, workers) : linked
  let leftOut = instances.leftOutBranches(facts, active)
  return DependencyGraph(
    united.leavingOut(leftOut), files: files, modules: modules, leftOutBranches: leftOut,
    leftOutNames: builds.leftOut, leftOutTests: leftOutTests, scanned.names)
}

extension LinkedParts {
  fileprivate init(
    _ linker: borrowing Linker, _ found: FoundMeanings, symbolUses: [[SymbolUse]]?
  ) {
    self.init(
      declarations: linker.table.declarations, dependencies: found.dependencies,
      conditions: found.conditions, imports: linker.scopes.imports, supertypes: linker.supertypes,
      attributes: linker.table.attributes(linker.scanned),
      externalSupertypes: linker.externalSupertypes(), symbolUses: symbolUses)
  }
}

extension DependencyGraph {
  fileprivate convenience init(
    _ parts: LinkedParts, files: [SourceFile], modules: [Module],
    leftOutBranches: [LeftOutBranch], leftOutNames: Set<NameID>, leftOutTests: [String],
    _ names: NameTable
  ) {
    var starts = names.starts
    starts.append(starts[starts.count - 1])
    self.init(
      modules: modules, files: files, declarations: parts.declarations,
      sortedDependencies: joined(parts.dependencies), moduleSets: parts.moduleSets,
      conditions: parts.conditions, imports: parts.imports, supertypes: parts.supertypes,
      attributes: parts.attributes,
      externalSupertypes: parts.externalSupertypes, symbolUses: parts.symbolUses.map(joined),
      leftOutBranches: leftOutBranches,
      leftOutNames: leftOutNames.map { names.text(of: $0) }.sorted(),
      leftOutTests: leftOutTests, names: NameTexts(bytes: names.bytes, starts: starts))
  }
}

/// Returns all elements in one array, which is allocated once.
private func joined<Element>(_ lists: [[Element]]) -> [Element] {
  var result: [Element] = []
  result.reserveCapacity(lists.reduce(0) { $0 + $1.count })
  for list in lists { result += list }
  return result
}
