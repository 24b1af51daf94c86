import LintelGraph
import LintelScanner

/// The meanings of the names in a set of files.
struct FileMeanings {
  /// The files, ascending.
  let files: [FileID]
  /// The dependencies of each of ``files``, sorted; see ``Dependency/precedes(_:_:)``.
  let dependencies: [[Dependency]]
  /// The symbol uses to keep of each of ``files``.
  let symbolUses: [[SymbolUse]]
}

/// The meanings of a project's names in all of its builds together, or in some of them.
struct LinkedBuild {
  let linkage: Linkage
  let meanings: FileMeanings
  /// The names whose uses are kept.
  private let wanted: WantedNames?
  /// The names that may mean something else in other builds; empty unless all builds are linked
  /// together.
  let conditionalNames: ConditionalNames

  /// Links all builds together.
  init(_ linker: consuming Linker, keeping filter: SymbolUseFilter?, _ workers: Workers) {
    let files = Array(linker.files.ids)
    let wanted = filter.map {
      WantedNames($0, among: linker.scanned.names, aliases: linker.namesOfAliases())
    }
    self.init(linker, of: nil, in: files, keeping: wanted, workers)
  }

  /// Links some of the builds of `all`.
  ///
  /// - Parameters:
  ///   - linker: a linker that knows which code these builds compile.
  ///   - files: the files in which a name may mean something else, ascending.
  init(
    _ linker: consuming Linker, of all: LinkedBuild, in files: [FileID], _ workers: Workers
  ) {
    self.init(linker, of: all, in: files, keeping: all.wanted, workers)
  }

  private init(
    _ linker: consuming Linker, of all: LinkedBuild?, in files: [FileID],
    keeping wanted: WantedNames?, _ workers: Workers
  ) {
    linker.findAliasParts(workers)
    let named = linker.typeReferences(in: files, workers)
    var allMeanings =
      all?.linkage.meanings ?? [[Meaning]](repeating: [], count: linker.files.count)
    for (file, references) in zip(files, named) {
      allMeanings[file.position] = references.meanings
    }
    let namedDependencies = Dictionary(
      uniqueKeysWithValues: zip(files, named.lazy.map(\.dependencies)))
    let linkage = Linkage(linker, meanings: allMeanings, besides: all?.linkage)
    let writer = DependencyWriter(linkage: linkage)
    var names = all == nil ? ConditionalNames(linkage, asked: wanted?.isWanted) : nil
    let touched = names.map { TouchedNames(linkage: linkage, names: $0) }
    let found = Inference.results(of: linkage, in: files, workers) { inference, file in
      let named = namedDependencies[file] ?? []
      let dependencies = named + writer.dependencies(of: file, inference.code[file])
      return (
        dependencies: inference.linkage.sorted(dependencies, of: file),
        symbolUses: wanted.map { SymbolUseWriter.uses(of: $0, file, in: &inference) } ?? [],
        touched: touched?.uses(in: file, inference, named) ?? []
      )
    }
    for (file, value) in zip(files, found) { names?.add(value.touched, in: file, linkage.linker) }
    names?.findConditions(linkage.linker)
    conditionalNames = names ?? ConditionalNames()
    self.linkage = linkage
    self.wanted = wanted
    self.meanings = FileMeanings(
      files: files, dependencies: found.map(\.dependencies), symbolUses: found.map(\.symbolUses))
  }
}
