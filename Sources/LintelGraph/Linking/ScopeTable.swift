import LintelScanner

/// Which types each scope declares, and what each file can see.
///
/// A scope is a module, a declaration, or a type outside the project that extensions add types to.
struct ScopeTable {
  private var entries: IntMap
  /// For each declaration, the next one of the same name in the same scope, or `-1`.
  private var next: [DeclarationID]
  private var mayBeType: [Bool]
  /// For each name whether some type of that name is nested in another.
  private var mayBeNested: [Bool]
  private let unconditional: [Bool]

  private(set) var imports: [Import] = []
  /// For each file, the modules of the project that it imports, directly or through re-exports.
  private let visible: [[VisibleModule]]
  /// For each module, those whose members its files can use.
  let modulesOfMembers: [Set<ModuleID>]

  private var supertypeRows = Rows(starts: [0])
  private var supertypes: [DeclarationID] = []

  struct VisibleModule: Equatable {
    let module: ModuleID
    let isTestable: Bool
    /// The only name that is visible, for an import such as `import struct M.T`.
    var name: NameID?
  }

  /// The value of a generic parameter, which hides what has its name further out.
  static let hidden: Int32 = -2

  private static let moduleScopes: UInt32 = 0x8000_0000
  private static let outsideScopes: UInt32 = 0xc000_0000

  init(
    _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], _ table: DeclarationTable,
    _ active: ActiveCode
  ) {
    entries = IntMap(minimumCapacity: table.declarations.count)
    next = [DeclarationID](repeating: -1, count: table.declarations.count)
    mayBeType = [Bool](repeating: false, count: scanned.names.count + 1)
    mayBeNested = mayBeType
    unconditional = Self.unconditional(scanned, table)
    let resolver = ImportResolver(scanned, files: files, modules: modules, active)
    imports = resolver.imports
    visible = resolver.visibleModules()
    modulesOfMembers = resolver.modulesOfMembers(moduleCount: modules.count)
    for name in resolver.moduleNames { mayBeType[Int(name)] = true }
    // From last to first, so that each list of equal names comes out ascending.
    for id in table.declarations.indices.reversed() {
      let value = table.declarations[id]
      guard value.kind.isTypeName, table.declarations[Int(value.owner)].kind != .extension,
        table.isActive(id, active, scanned)
      else { continue }
      let isTopLevel = table.declarations[Int(value.owner)].kind == .file
      add(
        DeclarationID(id), value.name,
        to: isTopLevel
          ? Self.moduleScopes | UInt32(files[Int(value.file)].module) : UInt32(value.owner))
    }
    for (file, facts) in scanned.files.enumerated() {
      for fact in facts.declarations where fact.kind == .genericParameter {
        let owner = table.number(of: fact.owner, in: FileID(file))
        entries.insert(Self.hidden, scope: UInt32(owner), name: fact.name)
      }
    }
  }

  private static func unconditional(
    _ scanned: ScannedFiles, _ table: DeclarationTable
  ) -> [Bool] {
    var result = [Bool](repeating: true, count: table.declarations.count)
    for (file, facts) in scanned.files.enumerated() {
      for (index, fact) in facts.declarations.enumerated()
      where fact.condition != 0 && fact.kind != .genericParameter {
        result[Int(table.number(of: Int32(index), in: FileID(file)))] = false
      }
    }
    return result
  }

  private mutating func add(_ declaration: DeclarationID, _ name: Name, to scope: UInt32) {
    mayBeType[Int(name.id)] = true
    if scope & Self.outsideScopes != Self.moduleScopes { mayBeNested[Int(name.id)] = true }
    let first = entries[scope, name.id]
    if first == Self.hidden { return }
    next[Int(declaration)] = first ?? -1
    entries.insert(declaration, scope: scope, name: name.id)
  }

  // MARK: - Filling

  /// Puts the types that extensions declare into the scopes of the extended types found so far.
  mutating func addTypesNestedInExtensions(_ table: DeclarationTable) {
    for id in table.declarations.indices.reversed() {
      let value = table.declarations[id]
      guard value.kind.isTypeName else { continue }
      let owner = table.declarations[Int(value.owner)]
      guard owner.kind == .extension, owner.extendedType >= 0 else { continue }
      let scope = UInt32(owner.extendedType)
      guard !declarations(named: value.name, in: scope).contains(DeclarationID(id)) else {
        continue
      }
      add(DeclarationID(id), value.name, to: scope)
    }
  }

  /// Makes the types in an extension of a type outside the project known under that type's name.
  mutating func addOutsideExtension(_ path: WrittenPath, _ table: DeclarationTable) {
    guard let last = path.names.last else { return }
    mayBeType[Int(path.names[0])] = true
    var id = Int(path.owner) + 1
    while id < table.declarations.count, table.declarations[id].file == path.file {
      let value = table.declarations[id]
      if value.owner == path.owner, value.kind.isTypeName {
        add(DeclarationID(id), value.name, to: Self.outsideScopes | last)
      }
      id += 1
    }
  }

  mutating func setSupertypes(
    _ values: [(declaration: DeclarationID, value: Supertype)], declarationCount: Int
  ) {
    let known = values.filter { $0.value.declaration >= 0 }
    let order = Rows(grouping: known.map(\.declaration), rowCount: declarationCount)
    supertypeRows = order
    supertypes = order.values.map { known[Int($0)].value.declaration }
  }

  // MARK: - Questions

  /// Whether any scope declares a type of this name, or it is a module's.
  func mayMeanType(_ name: NameID) -> Bool { mayBeType[Int(name)] }

  func supertypes(of declaration: DeclarationID) -> ArraySlice<DeclarationID> {
    guard declaration >= 0, Int(declaration) + 1 < supertypeRows.starts.count else { return [] }
    return supertypes[supertypeRows.range(of: declaration)]
  }

  func visibleModules(from file: FileID) -> [VisibleModule] { visible[Int(file)] }

  /// Whether a declaration exists under every condition, so that another of its name is a rival
  /// rather than its stand-in.
  func isUnconditional(_ declaration: DeclarationID) -> Bool { unconditional[Int(declaration)] }

  func isGenericParameter(_ name: NameID, of declaration: DeclarationID) -> Bool {
    entries[UInt32(declaration), name] == Self.hidden
  }

  func types(named name: NameID, in module: ModuleID) -> [DeclarationID] {
    declarations(named: Name(id: name), in: Self.moduleScopes | UInt32(module))
  }

  func types(named name: NameID, outside type: NameID) -> [DeclarationID] {
    declarations(named: Name(id: name), in: Self.outsideScopes | type)
  }

  /// Types nested in `declaration`, or else in one of its supertypes, nearest first.
  func types(named name: NameID, nestedIn declaration: DeclarationID) -> [DeclarationID] {
    guard mayBeNested[Int(name)] else { return [] }
    let own = declarations(named: Name(id: name), in: UInt32(declaration))
    if !own.isEmpty || supertypeRows.starts.count < 2 { return own }
    var queue = [declaration]
    var head = 0
    while head < queue.count {
      for supertype in supertypes[supertypeRows.range(of: queue[head])]
      where !queue.contains(supertype) {
        let found = declarations(named: Name(id: name), in: UInt32(supertype))
        if !found.isEmpty { return found }
        queue.append(supertype)
      }
      head += 1
    }
    return []
  }

  private func declarations(named name: Name, in scope: UInt32) -> [DeclarationID] {
    guard var current = entries[scope, name.id], current >= 0 else { return [] }
    var result: [DeclarationID] = []
    while current >= 0 {
      result.append(current)
      current = next[Int(current)]
    }
    return result
  }
}
