import LintelScanner

/// Which functions, variables and enum cases each type, module and function declares.
///
/// A type has the members of its extensions as well.
struct MemberTable: ~Copyable {
  private let names: ScopedNames
  /// For each name the only member that has it, `-1` if there is none, `-2` if there are several.
  private let onlyMembers: [DeclarationID]
  /// For each name the only variable of that name in extensions of types outside the project, `-2`
  /// if there are several.
  private let onlyOutsideVariables: [NameID: DeclarationID]

  init(
    _ table: borrowing DeclarationTable, files: [SourceFile], nameCount: Int,
    outsideTypes: [DeclarationID: NameID]
  ) {
    var entries: [ScopedName] = []
    var onlyMembers = [DeclarationID](repeating: -1, count: nameCount)
    var onlyOutsideVariables: [NameID: DeclarationID] = [:]
    for (id, value) in table.declarations.enumerated() {
      guard value.kind.isValueName, table.isActive(DeclarationID(id)) else { continue }
      let owner = table.declarations[Int(value.owner)]
      let scope: Scope =
        switch owner.kind {
        case .file: .module(files[Int(value.file)].module)
        case .extension where owner.extendedType >= 0: .declaration(owner.extendedType)
        case .extension: .outside(outsideTypes[value.owner] ?? owner.name.id)
        default: .declaration(value.owner)
        }
      let name = value.name.id
      entries.append(ScopedName(scope: scope, name: name, declaration: DeclarationID(id)))
      if owner.kind.isNominalType || owner.kind == .extension {
        onlyMembers[Int(name)] = onlyMembers[Int(name)] == -1 ? DeclarationID(id) : -2
      }
      if value.kind == .variable, owner.kind == .extension, owner.extendedType < 0 {
        onlyOutsideVariables[name] = onlyOutsideVariables[name] == nil ? DeclarationID(id) : -2
      }
    }
    self.onlyOutsideVariables = onlyOutsideVariables
    names = ScopedNames(entries, nameCount: nameCount)
    self.onlyMembers = onlyMembers
  }

  /// Whether anything that has a value is declared by that name.
  func isDeclared(_ name: NameID) -> Bool { names.isDeclared(name) }

  /// Whether any type has a member of that name; a name that the project does not mention has none.
  func isMember(_ name: NameID) -> Bool { name != KnownNames.none && onlyMembers[Int(name)] != -1 }

  /// The only member of that name in the whole project, `-1` if it is not the only one.
  func onlyMember(named name: NameID) -> DeclarationID { max(-1, onlyMembers[Int(name)]) }

  /// The only variable of that name in extensions of types outside the project, `-1` if it is not
  /// the only one.
  func onlyOutsideVariable(named name: NameID) -> DeclarationID {
    max(-1, onlyOutsideVariables[name] ?? -1)
  }

  /// Where the members of that name of a scope are, ascending; of a function what its body
  /// declares.
  func range(of name: NameID, in scope: Scope) -> Range<Int> { names.range(of: name, in: scope) }

  /// - Returns: `nil` if nothing has the name.
  func all(named name: NameID) -> ScopedNames.Row? { names.row(of: name) }

  @inline(__always)
  func range(of members: ScopedNames.Row, in scope: Scope) -> Range<Int> {
    names.range(of: members, in: scope)
  }

  subscript(position: Int) -> DeclarationID { names[position] }

  /// What is global, and has its name in common with others of its module.
  func sharedGlobalNames() -> [[DeclarationID]] { names.shared { $0.isModule } }
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
