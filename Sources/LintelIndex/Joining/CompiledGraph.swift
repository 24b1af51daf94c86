import LintelGraph
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
  }
}

extension CompiledGraph {
  /// Takes the dependencies of all files that the index speaks of from there.
  ///
  /// Lines and columns of the index lead to what the scanner found, so dependencies start at the
  /// innermost declaration, and are of the same kinds as those found by names alone. Only branches
  /// of `#if` that were compiled have any.
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
    let places = linked.files.indices.map { file -> FilePlaces? in
      let path = linked.files[file].path
      guard let record = index.records[file], let bytes = source(path) else { return nil }
      let places = FilePlaces(
        scanned.files[file], scope: linked.scope(of: FileID(file)), source: bytes)
      guard let failure = RecordCheck.failure(in: record, places, scanned.names) else {
        return places
      }
      coverage.damaged.append(.init(name: path, reason: failure))
      return nil
    }
    if coverage.lostCount == linked.files.count {
      throw .nothingFresh(store: index.store, coverage)
    }
    let definitions = DefinitionTable(index.records, places)
    let uses = zip(index.records, places).map { record, places in
      Self.uses(in: record, places, definitions)
    }
    let aliases = AliasTable(uses, places, linked)
    var dependencies: [Dependency] = []
    var meanings: [[UInt32: Meaning]?] = []
    for (uses, places) in zip(uses, places) {
      guard let places else {
        meanings.append(nil)
        continue
      }
      let file = FileSymbolUses(uses, places, linked, aliases, scanned.names)
      dependencies += file.dependencies
      meanings.append(file.meanings)
    }
    dependencies += Self.dependenciesWithoutSymbol(in: linked, meanings, places)
    self.init(
      graph: linked.replacingDependencies(in: { places[$0.position] != nil }, by: dependencies),
      coverage: coverage, meanings: meanings, places: places)
  }

  /// What the index has no symbol for, so that the name must do: what lies in a file that the
  /// index does not speak of, and an initialiser that nobody wrote, where '.init' leaves out the
  /// type.
  private static func dependenciesWithoutSymbol(
    in linked: DependencyGraph, _ meanings: [[UInt32: Meaning]?], _ places: [FilePlaces?]
  ) -> [Dependency] {
    linked.dependencies.filter { value in
      guard let meaning = meanings[linked.declarations[value.from].file.position] else {
        return false
      }
      let target = linked.declarations[value.to]
      if value.kind == .construct, value.certainty == .inferred, target.kind.isNominalType {
        return meaning[value.offset] == nil
      }
      return places[target.file.position] == nil && meaning[value.offset]?.isExternal ?? false
    }
  }

  /// What is used in a file, by place.
  private static func uses(
    in record: IndexRecord?, _ places: FilePlaces?, _ definitions: DefinitionTable
  ) -> [IndexedUse] {
    guard let record, let places else { return [] }
    let targets = record.symbols.map { $0.isTarget ? definitions.declaration(of: $0.usr) : nil }
    let written = record.occurrences.compactMap { occurrence -> IndexedUse? in
      guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit),
        let symbol = record.symbol(occurrence.symbol), symbol.isTarget,
        let offset = places.offset(line: occurrence.line, column: occurrence.column),
        !places.facts.previews.contains(where: { $0.contains(offset) })
      else { return nil }
      return IndexedUse(
        offset: offset, reference: places.reference(at: offset), symbol: symbol,
        isCall: occurrence.roles.contains(.call), target: targets[Int(occurrence.symbol)])
    }
    return (written + overriddenUses(in: record, places, targets))
      .sorted { ($0.offset, $0.symbol.usr) < ($1.offset, $1.symbol.usr) }
  }

  /// What the declarations of a file override; the index has the requirements of protocols as well.
  private static func overriddenUses(
    in record: IndexRecord, _ places: FilePlaces, _ targets: [DeclarationID?]
  ) -> [IndexedUse] {
    record.occurrences.flatMap { occurrence -> [IndexedUse] in
      guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit),
        occurrence.relations.contains(where: { $0.roles.contains(.overrideOf) }),
        let offset = places.offset(line: occurrence.line, column: occurrence.column),
        let overriding = places.declaration(at: offset)
      else { return [] }
      return occurrence.relations.compactMap { relation in
        guard relation.roles.contains(.overrideOf), let symbol = record.symbol(relation.symbol),
          let target = targets[Int(relation.symbol)]
        else { return nil }
        return IndexedUse(
          offset: offset, reference: nil, symbol: symbol, isCall: false, target: target,
          overriding: overriding)
      }
    }
  }
}
