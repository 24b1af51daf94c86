import LintelGraph
import LintelLinking
import LintelScanner

/// The graph of a project in which the meanings of names come from the compiler's index.
package struct CompiledGraph: Sendable {
  package let graph: DependencyGraph
  /// The coverage of the project by the index. A record that does not fit its source counts as
  /// damaged.
  package let coverage: Coverage
  /// The meanings of names in each file, by offset; `nil` for a file that the index does not cover.
  let meanings: [[UInt32: Meaning]?]
  /// For each file that the index covers for some of its modules only, these modules.
  var modulesCoveredInPart: [FileID: [ModuleID]] = [:]
  /// The number of edges between files to or from files that were built and are not read.
  var unreadEdgeCount = 0
  /// The facts of each file, by offset; `nil` for a file that the index does not cover.
  let places: [FilePlaces?]

  /// The meaning of the name at one offset.
  struct Meaning: Equatable, Sendable {
    var targets: [DeclarationID] = []
    /// Whether an external symbol is used at the offset.
    var isExternal = false

    /// Returns the meanings in all modules that compile a file.
    ///
    /// - Parameter modules: the meanings in each module, by offset.
    fileprivate static func united(_ modules: [[UInt32: Meaning]]) -> [UInt32: Meaning] {
      modules.dropFirst().reduce(into: modules[0]) { result, meanings in
        result.merge(meanings) { known, meaning in
          Meaning(
            targets: known.targets + meaning.targets.filter { !known.targets.contains($0) },
            isExternal: known.isExternal || meaning.isExternal)
        }
      }
    }
  }
}

extension CompiledGraph {
  /// Creates the graph of `linked`, in which the dependencies of all files that the index covers
  /// are replaced with the dependencies in the index.
  ///
  /// The scanner's facts are looked up by the lines and columns of the index, so dependencies start
  /// at the innermost declaration, and have the same kinds as dependencies found by names alone.
  /// Only branches of `#if` that were compiled have dependencies.
  ///
  /// A file that several targets compile has a record for each target, and a name may have another
  /// meaning in each record. Each meaning then makes a dependency, with the modules in which it
  /// holds, as in linking by names. For targets that were not built, the dependencies found by
  /// names are kept.
  ///
  /// - Parameters:
  ///   - linked: the graph that was linked from `scanned`, with its files in the same order.
  ///   - source: returns the bytes of the file at a path, as they were scanned.
  /// - Throws: when the index fits none of the files.
  package init(
    _ linked: DependencyGraph, _ scanned: ScannedFiles, _ index: CompilerIndex,
    source: (String) -> [UInt8]?
  ) throws(IndexError) {
    var coverage = index.coverage
    let instances = linked.files.indices.map { file in
      Self.instances(of: FileID(file), linked, scanned, index, &coverage, source: source)
    }
    if coverage.lostCount == linked.files.count {
      throw .nothingFresh(store: index.store, coverage)
    }
    let definitions = DefinitionTable(instances.joined(), linked.modules)
    let uses = instances.map { $0.map { $0.uses(definitions) } }
    var aliases = AliasDefinitions()
    for (instance, uses) in zip(instances.joined(), uses.joined()) {
      aliases.add(uses, of: instance, linked)
    }
    let covered = instances.map { $0.map(\.module) }
    let named = NamedDependencies(linked, covered: covered)
    var moduleSets = ModuleSetTable(linked.moduleSets)
    var dependencies: [Dependency] = []
    var meanings: [[UInt32: Meaning]?] = []
    for (file, (instances, uses)) in zip(instances, uses).enumerated() {
      guard !instances.isEmpty else {
        meanings.append(nil)
        continue
      }
      let compiled = zip(instances, uses).map { instance, uses in
        FileSymbolUses(
          uses, instance.places, linked,
          AliasTable(aliases, seenFrom: instance.module, linked.modules), scanned.names)
      }
      let modules = linked.files[file].modules
      let lists = modules.map { module in
        guard let position = instances.firstIndex(where: { $0.module == module }) else {
          return named.all(of: FileID(file), in: module)
        }
        return compiled[position].dependencies
          + named.withoutSymbol(of: FileID(file), in: module, compiled[position].meanings)
      }
      dependencies += HeldDependency.united(lists, in: modules).map { moduleSets.dependency($0) }
      meanings.append(Meaning.united(compiled.map(\.meanings)))
    }
    self.init(
      graph: linked.replacingDependencies(
        in: { !instances[$0.position].isEmpty }, by: dependencies, moduleSets: moduleSets.sets),
      coverage: coverage, meanings: meanings,
      modulesCoveredInPart: Self.modulesCoveredInPart(covered, linked),
      unreadEdgeCount: UnreadEdges(index, Array(instances.joined()), definitions).count,
      places: instances.map { $0.first?.places })
  }

  private static func modulesCoveredInPart(
    _ covered: [[ModuleID]], _ graph: DependencyGraph
  ) -> [FileID: [ModuleID]] {
    var result: [FileID: [ModuleID]] = [:]
    for (file, modules) in covered.enumerated()
    where !modules.isEmpty && modules.count < graph.files[file].modules.count {
      result[FileID(file)] = modules
    }
    return result
  }

  /// Whether the index covers the file that a dependency starts in, for a module in which the
  /// dependency holds.
  ///
  /// - Parameter dependency: a dependency of this graph, or of the graph that was linked by names,
  ///   whose sets of modules this graph has too.
  func covers(_ dependency: Dependency) -> Bool {
    let file = graph.declarations[dependency.from].file
    guard meanings[file.position] != nil else { return false }
    guard let covered = modulesCoveredInPart[file] else { return true }
    return graph.modules(of: dependency).contains(where: covered.contains)
  }

  /// Returns the instances of a file for which the index has a record that fits the source.
  private static func instances(
    of file: FileID, _ linked: DependencyGraph, _ scanned: ScannedFiles, _ index: CompilerIndex,
    _ coverage: inout Coverage, source: (String) -> [UInt8]?
  ) -> [CompiledInstance] {
    let path = linked.files[file].path
    let records = index.records[file.position]
    guard records.contains(where: { $0 != nil }), let bytes = source(path) else { return [] }
    let places = FilePlaces(scanned.files[file.position], of: file, in: linked, source: bytes)
    var failure: String?
    var instances: [CompiledInstance] = []
    for case (let module, let record?) in zip(linked.files[file].modules, records) {
      if let reason = RecordCheck.failure(in: record, places, scanned.names) {
        failure = reason
      } else {
        instances.append(CompiledInstance(module: module, record: record, places: places))
      }
    }
    if let failure {
      coverage.addDamage(Coverage.Damage(name: path, reason: failure), isWhole: instances.isEmpty)
    }
    return instances
  }
}
