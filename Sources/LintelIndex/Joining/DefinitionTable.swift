import LintelGraph

/// Which declaration each symbol of the compiler is.
///
/// A declaration is a symbol of its own in each module that compiles it. The other way round, modules
/// of the same name, such as those of an app for iOS and one for macOS, may have different
/// declarations of one symbol.
struct DefinitionTable {
  private let modules: [Module]
  private var declarations: [String: ModuleValues<DeclarationID>] = [:]
  /// For what is not written as a declaration of its own, such as an accessor or a memberwise
  /// initializer, the symbol that it is part of.
  private var wholes: [String: String] = [:]

  /// - Parameter modules: those of the graph.
  init(_ instances: some Sequence<CompiledInstance>, _ modules: [Module]) {
    self.modules = modules
    for instance in instances {
      for occurrence in instance.record.occurrences where occurrence.roles.contains(.definition) {
        add(occurrence, of: instance)
      }
    }
  }

  private mutating func add(_ occurrence: IndexOccurrence, of instance: CompiledInstance) {
    let (record, places) = (instance.record, instance.places)
    guard let symbol = record.symbol(occurrence.symbol), symbol.isTarget else { return }
    let isAccessor = occurrence.relations.contains { $0.roles.contains(.accessorOf) }
    if !isAccessor, !occurrence.roles.contains(.implicit),
      let offset = places.offset(line: occurrence.line, column: occurrence.column),
      let declaration = symbol.kind == .extension
        ? places.extensionDeclaration(at: offset) : places.declaration(at: offset)
    {
      // A module defines a symbol once; for one that is not, such as a C macro, any place will do.
      declarations[symbol.usr, default: ModuleValues(declaration, in: instance.module)]
        .add(declaration, in: instance.module)
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
  ///
  /// - Parameter module: the one whose code uses the symbol.
  func declaration(of usr: String, seenFrom module: ModuleID) -> DeclarationID? {
    var usr = usr
    // Accessors of members of members of types: no chain is longer than a few links.
    for _ in 0..<8 {
      if let found = declarations[usr] { return found.value(seenFrom: module, modules) }
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
