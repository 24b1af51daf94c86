import LintelScanner

/// Which functions, variables and enum cases each type, module and function declares.
///
/// A scope is a declaration, a module, or a type outside the project that extensions add members
/// to; a type has the members of its extensions as well.
struct MemberTable {
  private var entries: IntMap
  /// For each declaration, the next one of the same name in the same scope, or `-1`.
  private var next: [DeclarationID]
  /// For each name the only member that has it, `-1` if there is none, `-2` if there are several.
  private var onlyMembers: [DeclarationID]
  /// For each name whether anything here has it.
  private var isDeclared: [Bool]

  private static let moduleScopes: UInt32 = 0x8000_0000
  private static let outsideScopes: UInt32 = 0xc000_0000

  init(
    _ table: DeclarationTable, files: [SourceFile], _ scanned: ScannedFiles, _ active: ActiveCode,
    outsideTypes: [DeclarationID: NameID]
  ) {
    let nameCount = scanned.names.count
    entries = IntMap(minimumCapacity: table.declarations.count)
    next = [DeclarationID](repeating: -1, count: table.declarations.count)
    onlyMembers = [DeclarationID](repeating: -1, count: nameCount + 1)
    isDeclared = [Bool](repeating: false, count: nameCount + 1)
    // From last to first, so that each list of equal names comes out ascending.
    for id in table.declarations.indices.reversed() {
      let value = table.declarations[id]
      guard value.kind.isValueName, table.isActive(id, active, scanned) else { continue }
      let owner = table.declarations[Int(value.owner)]
      let scope: UInt32
      switch owner.kind {
      case .file: scope = Self.moduleScopes | UInt32(files[Int(value.file)].module)
      case .extension:
        scope =
          owner.extendedType >= 0
          ? UInt32(owner.extendedType)
          : Self.outsideScopes | (outsideTypes[value.owner] ?? owner.name.id)
      default: scope = UInt32(value.owner)
      }
      isDeclared[Int(value.name.id)] = true
      next[id] = entries[scope, value.name.id] ?? -1
      entries.insert(DeclarationID(id), scope: scope, name: value.name.id)
      if owner.kind.isNominalType || owner.kind == .extension {
        let known = onlyMembers[Int(value.name.id)]
        onlyMembers[Int(value.name.id)] = known == -1 ? DeclarationID(id) : -2
      }
    }
  }

  /// Whether anything that has a value is declared by that name.
  func isDeclared(_ name: NameID) -> Bool { isDeclared[Int(name)] }

  /// Whether any type has a member of that name; a name that the project does not mention has none.
  func isMember(_ name: NameID) -> Bool { name != KnownNames.none && onlyMembers[Int(name)] != -1 }

  /// Members of `declaration` itself; of a function what is declared in its body.
  func members(named name: NameID, of declaration: DeclarationID) -> [DeclarationID] {
    list(UInt32(declaration), name)
  }

  func globals(named name: NameID, of module: ModuleID) -> [DeclarationID] {
    list(Self.moduleScopes | UInt32(module), name)
  }

  /// What the project's extensions add to a type outside the project.
  func members(named name: NameID, outside type: NameID) -> [DeclarationID] {
    list(Self.outsideScopes | type, name)
  }

  /// The only member of that name in the whole project, `-1` if it is not the only one.
  func onlyMember(named name: NameID) -> DeclarationID { max(-1, onlyMembers[Int(name)]) }

  private func list(_ scope: UInt32, _ name: NameID) -> [DeclarationID] {
    guard var current = entries[scope, name] else { return [] }
    var result: [DeclarationID] = []
    while current >= 0 {
      result.append(current)
      current = next[Int(current)]
    }
    return result
  }
}

extension DeclarationKind {
  /// Whether a name in an expression can mean a declaration of this kind, types apart.
  var isValueName: Bool {
    switch self {
    case .function, .initializer, .subscript, .variable, .constant, .enumCase: true
    default: false
    }
  }
}
