import LintelGraph
import LintelScanner

/// What the names of a project mean in all of its builds, or in some.
struct LinkedBuild {
  let linkage: Linkage
  /// The names of which uses are kept.
  let wanted: WantedNames?
  /// Those that were looked at, ascending.
  let files: [FileID]
  /// For each of ``files`` what it depends on, in the order of a graph.
  let dependencies: [[Dependency]]
  /// For each of ``files`` the uses of names in it that are to be kept.
  let symbolUses: [[SymbolUse]]

  /// In all builds.
  init(_ linker: consuming Linker, keeping filter: SymbolUseFilter?, _ workers: Workers) {
    let files = Array(linker.files.ids)
    self.init(linker, in: files, meanings: nil, keeping: filter, workers)
  }

  /// In some of the builds of `all`.
  ///
  /// - Parameters:
  ///   - linker: knows what is compiled there.
  ///   - files: those in which a name may mean something else, ascending.
  init(
    _ linker: consuming Linker, of all: LinkedBuild, in files: [FileID],
    keeping filter: SymbolUseFilter?, _ workers: Workers
  ) {
    self.init(linker, in: files, meanings: all.linkage.meanings, keeping: filter, workers)
  }

  private init(
    _ linker: consuming Linker, in files: [FileID], meanings: [[DeclarationID]]?,
    keeping filter: SymbolUseFilter?, _ workers: Workers
  ) {
    linker.findAliasParts(workers)
    let named = linker.typeReferences(in: files, workers)
    let wanted = filter.map {
      WantedNames($0, among: linker.scanned.names, aliases: linker.namesOfAliases())
    }
    var allMeanings = meanings ?? []
    if meanings == nil {
      allMeanings = named.map(\.meanings)
    } else {
      for (file, references) in zip(files, named) {
        allMeanings[file.position] = references.meanings
      }
    }
    var positions = [Int32](repeating: -1, count: linker.files.count)
    for (position, file) in files.enumerated() { positions[file.position] = Int32(position) }
    let linkage = Linkage(linker, meanings: allMeanings)
    let writer = DependencyWriter(linkage: linkage)
    let found = Inference.results(of: linkage, in: files, workers) { [positions] inference, file in
      let dependencies =
        named[Int(positions[file.position])].dependencies
        + writer.dependencies(of: file, inference.code[file.position])
      return (
        dependencies: inference.linkage.linker.table.sorted(dependencies, of: file),
        symbolUses: wanted.map { SymbolUseWriter.uses(of: $0, file, in: &inference) } ?? []
      )
    }
    self.linkage = linkage
    self.wanted = wanted
    self.files = files
    dependencies = found.map(\.dependencies)
    symbolUses = found.map(\.symbolUses)
  }
}
