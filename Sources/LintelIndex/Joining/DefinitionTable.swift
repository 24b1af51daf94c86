import LintelGraph

/// The declarations that the symbols of the compiler stand for.
///
/// A declaration is a symbol of its own in each module that compiles it. Conversely, modules of the
/// same name, such as the modules of an app for iOS and an app for macOS, may have different
/// declarations of one symbol.
struct DefinitionTable {
  private let modules: [Module]
  /// The file of the first definition of each symbol.
  private var files: [String: FileID] = [:]
  private var declarations: [String: ModuleValues<DeclarationID>] = [:]
  /// For each symbol without a written declaration, such as an accessor or a memberwise
  /// initialiser, the symbol that it is part of.
  private var wholes: [String: String] = [:]

  /// - Parameter modules: the modules of the graph.
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
      // A module defines almost every symbol once. For exceptions such as a C macro, any definition
      // will do.
      files[symbol.usr] = files[symbol.usr] ?? places.file
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

  /// Returns the file that defines a symbol; `nil` if it is not in the project, or not written.
  func file(of usr: String) -> FileID? { files[usr] }

  /// Returns the declaration of a symbol, or of the symbol that it is part of; `nil` if it is not
  /// in the project.
  ///
  /// - Parameter module: the module whose code uses the symbol.
  func declaration(of usr: String, seenFrom module: ModuleID) -> DeclarationID? {
    var usr = usr
    // A chain has no more than a few links, as for an accessor of a member of a type.
    for _ in 0..<8 {
      if let found = declarations[usr] { return found.value(seenFrom: module, modules) }
      guard let whole = wholes[usr] else { return nil }
      usr = whole
    }
    return nil
  }
}

extension IndexRecord {
  /// Returns the symbol with a number; `nil` if the record does not have that number.
  func symbol(_ number: UInt32) -> IndexSymbol? {
    number < symbols.count ? symbols[Int(number)] : nil
  }
}

extension IndexSymbol {
  /// Whether the symbol is not a module, a parameter or a generic parameter, so that a use of it
  /// can be a dependency.
  var isTarget: Bool {
    kind != .module && kind != .parameter && subkind != .genericParameter
  }
}
