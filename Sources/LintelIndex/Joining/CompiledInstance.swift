import LintelGraph
import LintelScanner

/// One instance of a file: the file as one of its modules compiles it.
struct CompiledInstance {
  let module: ModuleID
  let record: IndexRecord
  let places: FilePlaces
}

extension CompiledInstance {
  /// Returns the uses of symbols in the file, sorted by offset.
  func uses(_ definitions: DefinitionTable) -> [IndexedUse] {
    let targets = record.symbols.map {
      $0.isTarget ? definitions.declaration(of: $0.usr, seenFrom: module) : nil
    }
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
    return (written + overriddenUses(targets))
      .sorted { ($0.offset, $0.symbol.usr) < ($1.offset, $1.symbol.usr) }
  }

  /// Returns uses of the members that the declarations of the file override. In the index, a member
  /// that implements the requirement of a protocol overrides it.
  private func overriddenUses(_ targets: [DeclarationID?]) -> [IndexedUse] {
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
