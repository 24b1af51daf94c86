import LintelGraph

/// The edges from one file to another of which at least one was built and is not read.
struct UnreadEdges {
  private(set) var count = 0

  init(_ index: CompilerIndex, _ instances: [CompiledInstance], _ definitions: DefinitionTable) {
    if index.unread.isEmpty { return }
    // Files that were read have their own numbers, and the others negative ones.
    var files: [String: Int] = [:]
    for (position, unread) in index.unread.enumerated() {
      for symbol in Self.symbols(in: unread.record, with: .definition) {
        files[symbol.usr] = files[symbol.usr] ?? -1 - position
      }
    }
    var edges: Set<[Int]> = []
    for (position, unread) in index.unread.enumerated() {
      for symbol in Self.symbols(in: unread.record, with: .reference) {
        let target = files[symbol.usr] ?? definitions.file(of: symbol.usr)?.position
        if let target, target != -1 - position { edges.insert([-1 - position, target]) }
      }
    }
    for instance in instances {
      let file = instance.places.file.position
      for symbol in Self.symbols(in: instance.record, with: .reference) {
        if let target = files[symbol.usr] { edges.insert([file, target]) }
      }
    }
    count = edges.count
  }

  private static func symbols(
    in record: IndexRecord?, with role: SymbolRoles
  ) -> [IndexSymbol] {
    guard let record else { return [] }
    let numbers = Set(
      record.occurrences.lazy
        .filter { $0.roles.contains(role) && !$0.roles.contains(.implicit) }.map(\.symbol))
    return numbers.sorted().compactMap { record.symbol($0) }.filter(\.isTarget)
  }
}
