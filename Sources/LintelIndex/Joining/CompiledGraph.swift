import LintelGraph
import LintelLinking
import LintelScanner

/// The graph of a project in which the compiler says what names mean.
package struct CompiledGraph: Sendable {
  package let graph: DependencyGraph
  /// How much of the project the index covers, records apart that do not fit their source.
  package let coverage: Coverage
  /// For each file that the index speaks of what it says at each offset.
  let meanings: [[UInt32: Meaning]?]
  /// For each of those files what the scanner found where.
  let places: [FilePlaces?]

  /// What the index says at one place.
  struct Meaning: Equatable, Sendable {
    var targets: [DeclarationID] = []
    /// Whether something external is used.
    var isExternal = false

    /// What the index says in all modules that compile a file.
    ///
    /// - Parameter modules: what it says in each, by offset.
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
  /// Takes the dependencies of all files that the index speaks of from there.
  ///
  /// Lines and columns of the index lead to what the scanner found, so dependencies start at the
  /// innermost declaration, and are of the same kinds as those found by names alone. Only branches
  /// of `#if` that were compiled have any.
  ///
  /// A file that several targets compile has a record for each, in which a name may mean something
  /// else: then each meaning is a dependency, with the modules that it holds in, as it is when names
  /// alone are looked up. For targets that were not built, names alone are taken.
  ///
  /// - Parameters:
  ///   - linked: the graph of `scanned`, in the same order.
  ///   - source: the bytes of a file by its path, as they were scanned.
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
    let named = NamedDependencies(linked, instances)
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
      coverage: coverage, meanings: meanings, places: instances.map { $0.first?.places })
  }

  /// A file as each of those of its modules compiles it for which the index has a record that fits.
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
