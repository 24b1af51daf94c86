import LintelGraph
import LintelScanner

/// The tables in which inference looks names up. They do not change, and threads share them.
final class Linkage: Sendable {
  let linker: Linker
  /// The names that the code uses.
  let names: NameTable
  let instances: FileInstances
  let files: [FileFacts]
  /// The references of ``files``.
  let references: [[ReferenceFact]]
  /// For each file, the types that its references mean; see ``TypeReferences/meanings``.
  let meanings: [[Meaning]]
  let members: MemberTable
  let known: KnownNames
  /// For each extension of an external type, the name of that type.
  let externalTypes: [DeclarationID: NameID]
  let outerTypes: OuterTypes
  let externalSupertypes: ExternalSupertypes
  /// For external types, the protocols of the project that extensions make them conform to:
  /// `extension Date: Shown {}`.
  let externalConformances: [NameID: [DeclarationID]]
  /// The macros of the project, by name.
  let macros: [NameID: [DeclarationID]]
  /// For each name, whether it is a label of a tuple: `(width: 1, height: 2)`.
  let isTupleLabel: [Bool]
  let systemInterfaces: SystemInterfaces
  /// The postfix operators that code uses.
  private let postfixOperators: Set<NameID>
  /// Whether code uses a postfix operator that the project declares: `box^`.
  let hasPostfixOperators: Bool
  /// For each file, whether a target compiles it and it sees no file outside of all targets; empty
  /// if no file, or every file, is outside of all targets.
  private let isOfTarget: [Bool]
  /// For each name, whether a segment of that name may mean a declaration of the project.
  let mayBeMeant: [Bool]
  let ancestors: AncestorTable
  let literals: LiteralTypes
  let ambiguities: AmbiguityTable
  /// The external types to which extensions add initialisers, and the SDK types that inherit from
  /// one of them.
  private let typesWithInitializers: Set<NameID>
  /// Whether a declaration of the project says which type it throws: `throws(DbError)`.
  let hasThrownTypes: Bool
  /// For each file, whether it imports a module not all of whose public names are known.
  let importsUnknown: [Bool]
  /// For each file, whether a file of its target imports such a module, so that values of the module
  /// may come from declarations of that file: `document.type == .pdf` with `let type: UTType`.
  let targetImportsUnknown: [Bool]
  /// For each module that the shape of a member names, the files that import it.
  private let importers: [String: Set<FileID>]
  /// For each module that an extension names, `extension Terminal.Color {}`, the files that import
  /// it.
  private let importersOfExtended: [NameID: Set<FileID>]

  /// - Parameter other: the tables of another build of the same files; what does not depend on the
  ///   build is taken from them.
  init(_ linker: consuming Linker, meanings: [[Meaning]], besides other: Linkage? = nil) {
    self.meanings = meanings
    names = linker.scanned.names
    instances = linker.instances
    files = linker.scanned.files
    references = other?.references ?? files.map(\.references)
    hasThrownTypes = other?.hasThrownTypes ?? files.contains { !$0.thrownTypes.isEmpty }
    if let other {
      known = KnownNames(other.known)
    } else {
      known = KnownNames(linker.scanned.names, linker.sdk)
    }
    externalTypes = linker.externalTypes(known)
    outerTypes = OuterTypes(linker, externalTypes: externalTypes)
    members = MemberTable(
      linker.table, linker.instances, nameCount: linker.scanned.names.count + 1,
      besides: linker.unnamedModule, externalTypes: externalTypes, codingKeys: known.codingKeys,
      elsewhere: linker.declarationsAssumedAway())
    externalSupertypes = ExternalSupertypes(
      linker.supertypes, declarationCount: linker.table.declarations.count)
    var externalConformances: [NameID: [DeclarationID]] = [:]
    for (scope, type) in externalTypes {
      let protocols = linker.scopes.supertypes(of: scope)
      if !protocols.isEmpty { externalConformances[type, default: []] += protocols }
    }
    // Sorted, because the order of a dictionary varies.
    self.externalConformances = externalConformances.mapValues {
      Array(Set($0).sorted().prefix(Limits.supertypes))
    }
    macros = Dictionary(
      grouping: linker.table.declarations.ids.filter {
        linker.table.declarations[$0].kind == .macro && linker.table.isActive($0)
      }, by: { linker.table.declarations[$0].name.id })
    isTupleLabel = other?.isTupleLabel ?? linker.scanned.areTupleLabels()
    postfixOperators = other?.postfixOperators ?? linker.scanned.postfixOperators()
    var hasPostfixOperators = false
    for name in postfixOperators where members.isDeclared(name) { hasPostfixOperators = true }
    self.hasPostfixOperators = hasPostfixOperators
    systemInterfaces = SystemInterfaces(linker, known.systemInterface)
    isOfTarget = linker.filesOfTargets()
    literals = LiteralTypes(linker, members, known, externalTypes: externalTypes)
    ancestors = AncestorTable(linker.scopes, declarationCount: linker.table.declarations.count)
    var mayBeMeant = [Bool](repeating: false, count: linker.scanned.names.count)
    for name in mayBeMeant.indices {
      mayBeMeant[name] =
        members.isDeclared(NameID(name)) || linker.scopes.mayStartPath(NameID(name))
    }
    self.mayBeMeant = mayBeMeant
    ambiguities = AmbiguityTable(linker, members)
    let initialized = members.externalTypes(with: known.initializer)
    typesWithInitializers = initialized.union(
      known.conformances.filter { !initialized.isDisjoint(with: $0.value) }.keys)
    var importsUnknown = [Bool](repeating: false, count: files.count)
    for value in linker.scopes.imports
    where value.module == nil && !known.sdk.isModule(value.moduleName.id) {
      importsUnknown[value.file.position] = true
    }
    let targets = Set(
      importsUnknown.indices.filter { importsUnknown[$0] }.map { linker.files[FileID($0)].module })
    targetImportsUnknown = importsUnknown.indices.map {
      targets.contains(linker.files[FileID($0)].module)
    }
    self.importsUnknown = importsUnknown
    let modules = Set(known.sdk.shapes.values.joined().compactMap(\.module))
    let numbers = linker.scanned.names.numbers(of: modules)
    importers = numbers.mapValues { module in
      Set(linker.scopes.imports.lazy.filter { $0.moduleName.id == module }.map(\.file))
    }
    let extended = Set(linker.modulesOfExtensions.values)
    importersOfExtended = Dictionary(
      grouping: linker.scopes.imports.lazy.filter { extended.contains($0.moduleName.id) },
      by: \.moduleName.id
    ).mapValues { Set($0.map(\.file)) }
    self.linker = linker
  }

  /// Whether a file imports a module that the shape of a member names.
  func imports(_ module: String, in file: FileID) -> Bool {
    importers[module]?.contains(file) ?? false
  }

  /// Whether an extension names a module that a file does not import, as in
  /// `extension Terminal.Color {}`: the file's `Color` is then another type.
  func isOfOtherModule(_ extended: DeclarationID, than file: FileID) -> Bool {
    guard let module = linker.modulesOfExtensions[extended] else { return false }
    return !(importersOfExtended[module]?.contains(file) ?? false)
  }

  /// Whether extensions give initialisers to an external type or to one of its supertypes:
  /// `extension UIColor { convenience init(hex: Int) {} }`.
  func addsInitializers(_ type: NameID) -> Bool { typesWithInitializers.contains(type) }

  /// Returns the members that are the only ones of their names among those that a file may see:
  /// `value.retrySync()`, where the type of `value` is unknown, means the only `retrySync`.
  func onlyMembers(seenFrom file: FileID) -> OnlyMembers {
    !isOfTarget.isEmpty && isOfTarget[file.position]
      ? members.onlyMembersOfTargets : members.onlyMembers
  }
}

extension Linker {
  /// The module of the files that no target compiles; `nil` if no file, or every file, is in it.
  fileprivate var unnamedModule: ModuleID? {
    guard let module = modules.firstIndex(where: \.name.isEmpty) else { return nil }
    return files.contains { $0.module.position != module } ? ModuleID(module) : nil
  }

  /// Returns for each file whether a target compiles it and it sees no file outside of all targets;
  /// empty if there is no ``unnamedModule``.
  fileprivate func filesOfTargets() -> [Bool] {
    guard let unnamedModule else { return [] }
    return files.ids.map { file in
      files[file].module != unnamedModule
        && !scopes.visibleModules(from: file).contains { $0.module == unnamedModule }
    }
  }

  /// Returns the declarations that the linked build does not compile, but other builds do.
  fileprivate func declarationsAssumedAway() -> [DeclarationID] {
    table.declarations.ids.filter { id in
      guard !table.isActive(id), let fact = table.fact(of: id) else { return false }
      let file = table.declarations[id].file.position
      let condition = scanned.files[file].declarations[Int(fact)].condition
      return active.isAssumedAway(condition, in: file)
    }
  }

  /// Returns for each extension of an external type the name of that type: `Date` for
  /// `extension Date {}`.
  fileprivate func externalTypes(_ known: borrowing KnownNames) -> [DeclarationID: NameID] {
    var result = externalTypes
    for (id, type) in externalTypes {
      let original = known.original(of: type)
      if original != type { result[id] = original }
    }
    for (id, value) in zip(table.declarations.ids, table.declarations)
    where value.kind == .extension && result[id] == nil {
      if let alias = value.extendedType {
        if table.declarations[alias].kind == .typealias {
          result[id] = collection(ofAlias: alias, known)
        }
        continue
      }
      // In `extension [T]`, the written type is the name of the extension.
      let text = scanned.names.text(of: value.name.id)
      guard text.hasPrefix("[") else { continue }
      result[id] = text.contains(":") ? known.dictionary : known.array
    }
    return result
  }

  /// Returns `Array` or `Dictionary` for a typealias of a collection: `typealias Rows = [Row]`.
  private func collection(ofAlias alias: DeclarationID, _ known: borrowing KnownNames) -> NameID? {
    let facts = scanned.files[table.declarations[alias].file.position]
    guard let fact = table.fact(of: alias) else { return nil }
    let start = facts.extents[Int(fact)].typeStart
    let first = facts.typeShapes.partitioningIndex { $0.inner > start }
    let shapes = facts.typeShapes[first...].prefix { $0.start >= start }.filter {
      $0.start == start
    }
    guard shapes.contains(where: { $0.shape == .element }) else { return nil }
    return shapes.contains { $0.shape == .value } ? known.dictionary : known.array
  }
}
