import LintelGraph
import LintelScanner
import LintelVocabulary

/// The functions, variables and enum cases that each type, module and function declares.
///
/// A type has the members of its extensions as well.
struct MemberTable: ~Copyable {
  private let names: ScopedNames
  /// The members that are the only ones of their names in the whole project.
  let onlyMembers: OnlyMembers
  /// The members that are the only ones of their names in the files that targets compile, whose
  /// code sees no other files.
  let onlyMembersOfTargets: OnlyMembers

  /// - Parameters:
  ///   - unnamed: the module of the files that no target compiles; `nil` if no file, or every file,
  ///     is in it.
  ///   - others: declarations that only other builds compile: their names may mean more than the
  ///     only member that has the name in this build.
  init(
    _ table: borrowing DeclarationTable, _ instances: FileInstances, nameCount: Int,
    besides unnamed: ModuleID?, externalTypes: [DeclarationID: NameID], codingKeys: NameID,
    elsewhere others: [DeclarationID]
  ) {
    var entries: [ScopedName] = []
    var onlyMembers = OnlyMembers(nameCount: nameCount)
    var onlyMembersOfTargets = OnlyMembers(nameCount: unnamed == nil ? 0 : nameCount)
    for (id, value) in zip(table.declarations.ids, table.declarations) {
      guard value.kind.isValueName, table.isActive(id) else { continue }
      let owner = table.declarations[value.enclosing]
      let externalType = owner.kind == .extension ? externalTypes[value.enclosing] : nil
      let scope: Scope =
        switch owner.kind {
        case .file: .module(instances.files[value.file.position].module)
        case .extension:
          externalType.map { .external($0) }
            ?? owner.extendedType.map { .declaration($0) } ?? .external(owner.name.id)
        default: .declaration(value.enclosing)
        }
      let isOutside =
        owner.kind == .extension
        && (owner.extendedType == nil || externalType != nil)
      let name = value.name.id
      entries.append(ScopedName(scope: scope, name: name, declaration: id))
      // The other instances of a file repeat its members, and do not count as further ones.
      if instances.isRepeated(InstanceID(linked: value.file)) { continue }
      let isMember = owner.kind.isNominalType || owner.kind == .extension
      func add(to onlyMembers: inout OnlyMembers) {
        if owner.name.id == codingKeys {
          // Only coders take coding keys, which have the names of properties:
          // `enum CodingKeys { case title }`.
          onlyMembers.leaveOut(memberOfTypesNamed: name)
        } else if isMember {
          let isOfType = value.kind == .enumCase || value.traits.contains(.static)
          onlyMembers.add(id, named: name, isOfType: isOfType)
          if isOutside, !isOfType { onlyMembers.add(external: id, named: name) }
        }
        if value.kind == .variable, isOutside {
          onlyMembers.add(externalVariable: id, named: name)
        }
      }
      add(to: &onlyMembers)
      if let unnamed, instances.files[value.file.position].module != unnamed {
        add(to: &onlyMembersOfTargets)
      }
    }
    for other in others where table.declarations[other].kind.isValueName {
      let name = table.declarations[other].name.id
      onlyMembers.leaveOut(membersNamed: name)
      if unnamed != nil { onlyMembersOfTargets.leaveOut(membersNamed: name) }
    }
    names = ScopedNames(entries, nameCount: nameCount)
    self.onlyMembers = onlyMembers
    self.onlyMembersOfTargets = onlyMembersOfTargets
  }

  /// Whether the project declares a function, variable or enum case named `name`.
  func isDeclared(_ name: NameID) -> Bool { names.isDeclared(name) }

  /// Whether any type has a member named `name`; a name that the project does not use has none.
  func isMember(_ name: NameID) -> Bool { name != KnownNames.none && onlyMembers.contains(name) }

  /// Returns the indices of a scope's members named `name`, in ascending order; a function's
  /// members are the declarations in its body.
  func range(of name: NameID, in scope: Scope) -> Range<Int> { names.range(of: name, in: scope) }

  /// - Returns: `nil` if nothing has the name.
  func all(named name: NameID) -> ScopedNames.Row? { names.row(of: name) }

  /// Whether some of the given members are declared in extensions of external types.
  func hasExternalScopes(_ members: ScopedNames.Row) -> Bool { names.hasExternalScopes(members) }

  func range(of members: ScopedNames.Row) -> Range<Int> { names.range(of: members) }

  @inline(__always)
  func range(of members: ScopedNames.Row, in scope: Scope) -> Range<Int> {
    names.range(of: members, in: scope)
  }

  subscript(position: Int) -> DeclarationID { names.declaration(at: position) }

  /// The external types that extensions add a member named `name` to.
  func externalTypes(with name: NameID) -> Set<NameID> {
    guard let row = all(named: name) else { return [] }
    return Set(names.scopes(of: row).compactMap(\.externalType))
  }

  /// Returns the global declarations that share their name with others of their module, by name.
  func sharedGlobalNames() -> [[DeclarationID]] { names.shared { $0.isModule } }
}

extension DeclarationKind {
  /// Whether a declaration of this kind is a member of values unless it is static: `row.title`.
  var mayBelongToValue: Bool {
    switch self {
    case .function, .subscript, .variable, .constant: true
    default: false
    }
  }

  /// Whether a name in an expression can mean a declaration of this kind, apart from types.
  var isValueName: Bool {
    switch self {
    case .function, .initializer, .subscript, .variable, .constant, .enumCase: true
    default: false
    }
  }
}
