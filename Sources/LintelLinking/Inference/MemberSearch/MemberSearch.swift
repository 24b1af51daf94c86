import LintelGraph
import LintelScanner

/// Finds the members with a given name that a type, its values or a scope have.
struct MemberSearch: LinkageReading {
  let linkage: Linkage

  /// Returns the members named `name` of a type, followed by those of its supertypes; only members
  /// that code in the file can see: `row.title`.
  func members(
    named name: NameID, of type: TypeID, from file: FileID, _ types: inout TypeTable
  ) -> FoundMembers {
    var found = FoundMembers()
    var constrained: [GenericParameter] = []
    add(named: name, ofType: type, to: &found, &constrained, &types)
    keepVisible(&found, from: file)
    return found
  }

  /// Returns the members of the types that an extension requires `Self` to be: those of `View` in
  /// `extension Shown where Self: View {}`.
  func members(
    named name: NameID, requiredBy scope: DeclarationID, from file: FileID, _ types: inout TypeTable
  ) -> FoundMembers {
    guard declaration(scope).kind == .extension, hasRequirements(scope) else {
      return FoundMembers()
    }
    let parameter = GenericParameter(owner: scope, name: linkage.known.selfType)
    return members(named: name, of: types.make(parameter: parameter), from: file, &types)
  }

  /// Whether a declaration has a `where` clause or generic parameters with constraints:
  /// `extension Box where Value: Shown {}`.
  func hasRequirements(_ scope: DeclarationID) -> Bool {
    let value = declaration(scope)
    let facts = linkage.files[value.file.position]
    return !facts.requirements(of: linkage.fact(of: scope), from: value.offset).isEmpty
  }

  /// Returns the members that the project adds to `Optional`, as in
  /// `extension Optional { var orZero: Int { 0 } }`. Any value may have them, because linking often
  /// does not know whether a value is optional.
  func membersOfOptional(named name: NameID, from file: FileID) -> FoundMembers {
    guard linkage.known.optional != KnownNames.none else { return FoundMembers() }
    return members(named: name, in: .external(linkage.known.optional), from: file)
  }

  /// Returns the members that a scope itself declares.
  func members(named name: NameID, in scope: Scope, from file: FileID) -> FoundMembers {
    var found = FoundMembers()
    add(named: name, of: scope, to: &found)
    keepVisible(&found, from: file)
    return found
  }

  /// Returns the global declarations of the other modules that a file sees: `load()` after
  /// `import Core`.
  func globals(named name: NameID, visibleFrom file: FileID) -> FoundMembers {
    var found = FoundMembers()
    for entry in linkage.visibleModules(from: file)
    where entry.name == nil || entry.name == name {
      add(named: name, of: .module(entry.module), to: &found)
    }
    keepVisible(&found, from: file)
    return found
  }

  /// Returns the initialisers that a type declares and those in extensions of its protocols; all
  /// that it inherits as well if it declares none, or only convenience initialisers: `Leaf(size: 1)`
  /// with `class Leaf: Base {}`.
  func initializers(
    ofMetatype metatype: TypeID, from file: FileID, _ types: inout TypeTable
  ) -> FoundMembers {
    let type = types[metatype]
    var found = FoundMembers()
    add(
      named: linkage.known.initializer,
      of: type.kind == .metatype
        ? .declaration(type.declaration) : .external(type.name),
      to: &found)
    if type.outer != .unknown {
      found.keep { !linkage.outerTypes.excludes(declaration($0).enclosing, type) }
    }
    if found.isEmpty {
      return members(named: linkage.known.initializer, of: metatype, from: file, &types)
    }
    if type.kind == .metatype {
      let inheritsAll = inheritsInitializers(type.declaration, found)
      for position in linkage.ancestors.range(of: type.declaration)
      where inheritsAll || declaration(linkage.ancestors[position]).kind == .protocol {
        add(
          named: linkage.known.initializer, of: .declaration(linkage.ancestors[position]),
          to: &found)
      }
    }
    keepVisible(&found, from: file)
    return found
  }

  /// Whether a class has the initialisers of its superclass besides its own ones, because they only
  /// call others: `class Leaf: Base {}` with `extension Leaf { convenience init(name: String) {} }`.
  private func inheritsInitializers(_ type: DeclarationID, _ own: FoundMembers) -> Bool {
    declaration(type).kind == .class
      && own.allSatisfy {
        linkage.extent(of: $0)?.modifiers.contains(.convenience) ?? false
          || declaration(declaration($0).enclosing).kind == .extension
      }
  }

  // MARK: - Where members are declared

  private func add(
    named name: NameID, ofType id: TypeID, to found: inout FoundMembers,
    _ constrained: inout [GenericParameter], _ types: inout TypeTable
  ) {
    let type = types[id]
    if type.kind == .parameter {
      // Generic parameters may constrain each other: `<T: U, U: T>`.
      let parameter = GenericParameter(owner: type.declaration, name: types.parameterName(of: id))
      guard constrained.count < TypeTable.maximumDepth, !constrained.contains(parameter) else {
        return
      }
      constrained.append(parameter)
      for constraint in types.constraints(of: id) {
        add(named: name, ofType: constraint, to: &found, &constrained, &types)
      }
      return
    }
    guard linkage.members.isMember(name), let members = linkage.members.all(named: name) else {
      return
    }
    switch type.kind {
    case .instance, .metatype:
      add(members, ofOnly: type.declaration, to: &found)
      for position in linkage.ancestors.range(of: type.declaration) {
        add(members, ofOnly: linkage.ancestors[position], to: &found)
      }
    case .external, .externalMetatype:
      let external = type.name
      add(members, of: .external(external), to: &found)
      if type.outer != .unknown {
        found.keep {
          let scope = declaration($0).enclosing
          return linkage.externalTypes[scope] != external
            || !linkage.outerTypes.excludes(scope, type)
        }
      }
      for conformance in linkage.known.conformances[external] ?? [] {
        add(members, of: .external(conformance), to: &found)
      }
      add(members, ofConformancesOf: external, to: &found)
    case .array, .dictionary:
      let name =
        type.kind == .dictionary
        ? linkage.known.dictionary : type.collectionName ?? linkage.known.array
      add(members, of: .external(name), to: &found)
      for conformance in linkage.known.collectionProtocols {
        add(members, of: .external(conformance), to: &found)
      }
      add(members, ofConformancesOf: name, to: &found)
    case .composition:
      for part in types.operands(of: id) {
        add(named: name, ofType: part, to: &found, &constrained, &types)
      }
    default: break
    }
  }

  private func add(named name: NameID, of scope: Scope, to found: inout FoundMembers) {
    if let members = linkage.members.all(named: name) { add(members, of: scope, to: &found) }
  }

  private func add(
    _ members: ScopedNames.Row, ofOnly type: DeclarationID, to found: inout FoundMembers
  ) {
    add(members, of: .declaration(type), to: &found)
    guard linkage.members.hasExternalScopes(members) else { return }
    for position in linkage.externalSupertypes.range(of: type) {
      let supertype = linkage.externalSupertypes[position]
      let isRawType = linkage.known.sdk.isRawType(supertype)
      // An enum does not inherit from the type of its raw values: `enum Kind: String {}`.
      if isRawType, declaration(type).kind == .enum { continue }
      add(members, of: .external(supertype), to: &found)
      if isRawType { continue }
      for inherited in linkage.known.conformances[supertype] ?? [] {
        add(members, of: .external(inherited), to: &found)
      }
    }
  }

  /// Adds the members of the project's protocols that an external type conforms to:
  /// `extension Date: Shown {}`.
  private func add(
    _ members: ScopedNames.Row, ofConformancesOf type: NameID, to found: inout FoundMembers
  ) {
    for conformance in linkage.externalConformances[type] ?? [] {
      add(members, of: .declaration(conformance), to: &found)
      for position in linkage.ancestors.range(of: conformance) {
        add(members, of: .declaration(linkage.ancestors[position]), to: &found)
      }
    }
  }

  private func add(_ members: ScopedNames.Row, of scope: Scope, to found: inout FoundMembers) {
    let range = linkage.members.range(of: members, in: scope)
    guard range.count <= Limits.overloads * linkage.instances.most else { return }
    for position in range { found.append(linkage.members[position]) }
  }

  // MARK: - Which of them count

  /// Keeps the members of a type itself, `Row.shared`, or those of its values, `row.title`; all if
  /// there are none.
  func keepMembers(ofType isType: Bool, in found: inout FoundMembers) {
    found.prefer { member in
      switch declaration(member).kind {
      case .enumCase: isType
      case .function, .variable, .constant, .subscript: isStatic(member) == isType
      default: true
      }
    }
  }

  /// Keeps the members that code in `inner`, a declaration beside them, can mean: static ones in
  /// `static func make() { load() }`, members of values in other functions.
  func keepMembers(seenFrom inner: DeclarationID, in found: inout FoundMembers) {
    // A nested type sees only the static members of the type around it.
    if found.count > 1 {
      keepMembers(
        ofType: declaration(inner).kind.isNominalType || isStatic(inner), in: &found)
    }
  }

  private func keepVisible(_ found: inout FoundMembers, from file: FileID) {
    switch found.count {
    case 0: break
    case 1: if !isVisible(found[0], from: file) { found = FoundMembers() }
    // A declaration that several visible modules compile is still only one candidate.
    case _ where linkage.instances.areSeveral:
      found.keep { instance(of: $0, seenFrom: file) == $0 }
    default: found.keep { isVisible($0, from: file) }
    }
  }
}
