import LintelGraph
import LintelScanner
import LintelVocabulary

/// Names that code has only where a branch imports a module or adds a supertype to a type.
extension ConditionalNames {
  /// Finds the names that a file gets from modules which only its branches import, e.g. those of
  /// `Mocks` after `import Mocks` in `#if DEBUG`.
  ///
  /// - Parameter isAsked: for each name, whether a rule asks for its uses, also those that mean
  ///   something external; `nil` if no rule does.
  mutating func findImports(_ linker: borrowing Linker, asked isAsked: [Bool]?) {
    var importers: [ModuleID: [ConditionalImport]] = [:]
    var names: [FileID: Set<NameID>] = [:]
    let modules = conditionalImports(linker)
    if modules.isEmpty { return }
    let numbers = linker.scanned.names.numbers(of: linker.modules.map(\.name))
    for (position, module) in linker.modules.enumerated() {
      importers[ModuleID(position)] = numbers[module.name].flatMap { modules[$0] }
    }
    if importers.isEmpty { return }
    var isNamed = [Bool](repeating: false, count: linker.scanned.names.count)
    for file in importers.values.joined().map(\.file) where names[file] == nil {
      let facts = linker.scanned.files[file.position]
      names[file] = Set(facts.references.map(\.name)).union(facts.operators.map(\.name))
      for name in names[file] ?? [] { isNamed[Int(name)] = true }
    }
    for (id, value) in zip(linker.table.declarations.ids, linker.table.declarations)
    where value.kind != .file && value.kind != .extension && isNamed[Int(value.name.id)]
      && linker.table.declarations[value.enclosing].kind == .file && linker.table.isActive(id)
    {
      for importer in importers[linker.files[value.file].module] ?? []
      where importer.name ?? value.name.id == value.name.id
        && names[importer.file]?.contains(value.name.id) ?? false
      {
        let isOutside = isAsked?[Int(value.name.id)] ?? false
        add(
          value.name.id,
          NameHolder(
            linker.firstInstance(of: id), condition: importer.condition,
            file: importer.file, isBesideOthers: importer.name == nil && !isOutside))
      }
    }
  }

  /// Returns the imports in open branches, by the name of the imported module.
  private mutating func conditionalImports(
    _ linker: borrowing Linker
  ) -> [NameID: [ConditionalImport]] {
    var result: [NameID: [ConditionalImport]] = [:]
    for (file, facts) in linker.scanned.files.enumerated() where facts.conditions.count > 1 {
      for fact in facts.imports where fact.condition > 0 {
        if let condition = number(of: fact.condition, in: file, linker) {
          let name = fact.kind == nil ? nil : fact.declaration
          result[fact.module, default: []].append(
            ConditionalImport(file: FileID(file), condition: condition, name: name))
        }
      }
    }
    return result
  }

  /// Returns the names of types with extensions or with several declarations.
  static func namesOfSeveralScopes(_ linker: borrowing Linker) -> Set<NameID> {
    var seen: Set<NameID> = []
    var result: Set<NameID> = []
    for value in linker.table.declarations
    where value.kind == .extension || value.kind.isNominalType {
      if value.kind == .extension || !seen.insert(value.name.id).inserted {
        result.insert(value.name.id)
      }
    }
    return result
  }

  /// Finds the members that types inherit only in branches, e.g. those of `Traced` where
  /// `#if DEBUG` guards `extension Row: Traced {}`.
  ///
  /// - Parameter reopened: the names of types with extensions or with several declarations.
  mutating func findSupertypes(_ linker: borrowing Linker, reopened: Set<NameID>) {
    var types: [NameID: Set<Int>] = [:]
    for (file, facts) in linker.scanned.files.enumerated() where facts.conditions.count > 1 {
      for fact in facts.references
      where fact.condition > 0 && (fact.kind == .inherit || fact.kind == .conform)
        && !fact.linksToPart && fact.link >= 0
        && reopened.contains(facts.declarations[Int(fact.link)].name)
      {
        if let condition = number(of: fact.condition, in: file, linker) {
          types[fact.name, default: []].insert(condition)
        }
      }
    }
    if types.isEmpty { return }
    for (id, value) in zip(linker.table.declarations.ids, linker.table.declarations)
    where value.kind != .file && value.kind != .extension && linker.table.isActive(id) {
      let owner = linker.table.declarations[value.enclosing]
      guard owner.kind != .file, let conditions = types[owner.name.id] else { continue }
      if conditions.count > Self.limit { leaveOut(value.name.id) }
      for condition in conditions.sorted().prefix(Self.limit) {
        add(
          value.name.id,
          NameHolder(linker.firstInstance(of: id), condition: condition, isInherited: true))
      }
    }
  }
}

/// An import in an open branch; see ``OpenBranches``.
private struct ConditionalImport {
  let file: FileID
  let condition: Int
  /// The only name that is imported, as by `import struct M.T`; it takes precedence over the same
  /// name from other modules.
  let name: NameID?
}
