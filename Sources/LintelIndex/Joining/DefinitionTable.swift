import LintelGraph

/// Which declaration each symbol of the compiler is.
struct DefinitionTable {
  private var declarations: [String: DeclarationID] = [:]
  /// For what is not written as a declaration of its own, such as an accessor or a memberwise
  /// initializer, the symbol that it is part of.
  private var wholes: [String: String] = [:]

  /// - Parameters:
  ///   - records: for each file; `nil` where the index says nothing.
  ///   - places: for each file that has a record.
  init(_ records: [IndexRecord?], _ places: [FilePlaces?]) {
    for (record, places) in zip(records, places) {
      guard let record, let places else { continue }
      for occurrence in record.occurrences where occurrence.roles.contains(.definition) {
        add(occurrence, record, places)
      }
    }
  }

  private mutating func add(
    _ occurrence: IndexOccurrence, _ record: IndexRecord, _ places: FilePlaces
  ) {
    guard let symbol = record.symbol(occurrence.symbol), symbol.isTarget else { return }
    let isAccessor = occurrence.relations.contains { $0.roles.contains(.accessorOf) }
    if !isAccessor, !occurrence.roles.contains(.implicit),
      let offset = places.offset(line: occurrence.line, column: occurrence.column),
      let declaration = symbol.kind == .extension
        ? places.extensionDeclaration(at: offset) : places.declaration(at: offset)
    {
      // A symbol is defined once; for one that is not, such as a C macro, any place will do.
      declarations[symbol.usr] = declarations[symbol.usr] ?? declaration
      return
    }
    let whole =
      occurrence.relations.first { $0.roles.contains(.accessorOf) }
      ?? occurrence.relations.first { $0.roles.contains(.childOf) }
    if let whole = whole.flatMap({ record.symbol($0.symbol) }), wholes[symbol.usr] == nil {
      wholes[symbol.usr] = whole.usr
    }
  }

  /// The declaration of a symbol, or of what it is part of; `nil` for what is not in the project.
  func declaration(of usr: String) -> DeclarationID? {
    var usr = usr
    // Accessors of members of members of types: no chain is longer than a few links.
    for _ in 0..<8 {
      if let found = declarations[usr] { return found }
      guard let whole = wholes[usr] else { return nil }
      usr = whole
    }
    return nil
  }
}

extension IndexRecord {
  /// `nil` for a number that the record does not have.
  func symbol(_ number: UInt32) -> IndexSymbol? {
    number < symbols.count ? symbols[Int(number)] : nil
  }
}

extension IndexSymbol {
  /// Whether a use of the symbol can be a dependency.
  var isTarget: Bool {
    kind != .module && kind != .parameter && subkind != .genericParameter
  }
}
