import LintelGraph
import LintelScanner
import LintelVocabulary

/// Which functions, variables and enum cases each type, module and function declares.
///
/// A type has the members of its extensions as well.
struct MemberTable: ~Copyable {
  private let names: ScopedNames
  let onlyMembers: OnlyMembers
  /// For each name the only member of values that has it in extensions of types outside the
  /// project, ``ID/several`` if there are.
  private let onlyExternalMembers: [NameID: DeclarationID]
  /// For each name the only variable of that name in extensions of external types, ``ID/several``
  /// if there are.
  private let onlyExternalVariables: [NameID: DeclarationID]

  init(
    _ table: borrowing DeclarationTable, _ instances: FileInstances, nameCount: Int,
    externalTypes: [DeclarationID: NameID], codingKeys: NameID
  ) {
    var entries: [ScopedName] = []
    var onlyMembers = OnlyMembers(nameCount: nameCount)
    var onlyExternalMembers: [NameID: DeclarationID] = [:]
    var onlyExternalVariables: [NameID: DeclarationID] = [:]
    for (id, value) in zip(table.declarations.ids, table.declarations) {
      guard value.kind.isValueName, table.isActive(id) else { continue }
      let owner = table.declarations[value.enclosing]
      let scope: Scope =
        switch owner.kind {
        case .file: .module(instances.files[value.file.position].module)
        case .extension:
          externalTypes[value.enclosing].map { .external($0) }
            ?? owner.extendedType.map { .declaration($0) } ?? .external(owner.name.id)
        default: .declaration(value.enclosing)
        }
      let isOutside =
        owner.kind == .extension
        && (owner.extendedType == nil || externalTypes[value.enclosing] != nil)
      let name = value.name.id
      entries.append(ScopedName(scope: scope, name: name, declaration: id))
      // The only member of a name is so in all modules that compile its file.
      if instances.isRepeated(value.file) { continue }
      if owner.name.id == codingKeys {
        // They are named as properties are, and go to coders alone.
        onlyMembers.leaveOut(memberOfTypesNamed: name)
      } else if owner.kind.isNominalType || owner.kind == .extension {
        let isOfType = value.kind == .enumCase || value.traits.contains(.static)
        onlyMembers.add(id, named: name, isOfType: isOfType)
        if isOutside, !isOfType {
          onlyExternalMembers[name] = onlyExternalMembers[name] == nil ? id : .several
        }
      }
      if value.kind == .variable, isOutside {
        onlyExternalVariables[name] = onlyExternalVariables[name] == nil ? id : .several
      }
    }
    self.onlyExternalVariables = onlyExternalVariables
    names = ScopedNames(entries, nameCount: nameCount)
    self.onlyMembers = onlyMembers
    self.onlyExternalMembers = onlyExternalMembers
  }

  /// Whether anything that has a value is declared by that name.
  func isDeclared(_ name: NameID) -> Bool { names.isDeclared(name) }

  /// Whether any type has a member of that name; a name that the project does not use has none.
  func isMember(_ name: NameID) -> Bool { name != KnownNames.none && onlyMembers.contains(name) }

  /// The only variable of that name in extensions of external types if it is
  /// the only one.
  func onlyExternalVariable(named name: NameID) -> DeclarationID? {
    onlyExternalVariables[name]?.ifPresent
  }

  /// The only member of values of that name in extensions of external types if it
  /// is the only one.
  func onlyExternalMember(named name: NameID) -> DeclarationID? {
    onlyExternalMembers[name]?.ifPresent
  }

  /// Where the members of that name of a scope are, ascending; of a function what its body
  /// declares.
  func range(of name: NameID, in scope: Scope) -> Range<Int> { names.range(of: name, in: scope) }

  /// - Returns: `nil` if nothing has the name.
  func all(named name: NameID) -> ScopedNames.Row? { names.row(of: name) }

  /// Whether extensions of external types have some of those members.
  func hasExternalScopes(_ members: ScopedNames.Row) -> Bool { names.hasExternalScopes(members) }

  func range(of members: ScopedNames.Row) -> Range<Int> { names.range(of: members) }

  @inline(__always)
  func range(of members: ScopedNames.Row, in scope: Scope) -> Range<Int> {
    names.range(of: members, in: scope)
  }

  subscript(position: Int) -> DeclarationID { names[position] }

  /// The external types that extensions add a member of that name to.
  func externalTypes(with name: NameID) -> Set<NameID> {
    guard let row = all(named: name) else { return [] }
    return Set(names.scopes(of: row).compactMap(\.externalType))
  }

  /// What is global, and has its name in common with others of its module.
  func sharedGlobalNames() -> [[DeclarationID]] { names.shared { $0.isModule } }
}

extension DeclarationKind {
  /// Whether values have a declaration of this kind as a member, unless it is static.
  var mayBelongToValue: Bool {
    switch self {
    case .function, .subscript, .variable, .constant: true
    default: false
    }
  }

  /// Whether a name in an expression can mean a declaration of this kind, types apart.
  var isValueName: Bool {
    switch self {
    case .function, .initializer, .subscript, .variable, .constant, .enumCase: true
    default: false
    }
  }
}
