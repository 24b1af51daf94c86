import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the implicit member that an argument is or begins with: `.title` in `font(.title)`;
  /// `nil` if it is none.
  func implicitMember(ofArgument argument: Int, _ file: FileID) -> Int? {
    let fact = reference(file, argument)
    guard fact.beginsWithPath, !fact.isOperation, case let next = argument + 1,
      next < linkage.references[file.position].count,
      reference(file, next).kind == .implicitMember
    else { return nil }
    return next
  }

  /// Whether `.name` can be passed where a type is expected: `font(.title)` not to
  /// `func font(_ style: Style)` if `Style` has no `title`.
  ///
  /// - Returns: ``Acceptance/no`` only if all members of the type are known, and none has the name.
  mutating func acceptance(
    ofImplicitMember index: Int, as type: TypeID, _ file: FileID
  ) -> Acceptance {
    let name = reference(file, index).name
    guard name != linkage.known.initializer else { return .open }
    let isOfSDK = linkage.known.isExternalMember(name)
    if types[type].kind == .instance {
      let declared = types[type].declaration
      guard declaration(declared).kind.isNominalType,
        isOfSDK ? lacks(name, declared) : hasKnownMembers(declared),
        // A macro may add the member, and the name may be that of a nested type: `.Cart.opened()`.
        linkage.members.isMember(name) || attributes(of: declared).isEmpty && !isTypeName(name)
      else { return .open }
    } else if isOfSDK || !linkage.members.isMember(name) {
      // Any other type may have a member of that name from an SDK.
      return .open
    }
    switch types[type].kind {
    case .instance: break
    case .array, .dictionary: break
    case .external where types.isConcrete(types[type].name): break
    case .parameter: return mayBeBoundToOwner(ofMember: index, type, file) ? .open : .no
    default: return .open
    }
    for member in members(name, of: type, file) where mayMake(member, file, index) { return .open }
    return .no
  }

  /// Whether a member may make the value of `.name`: not a function that is not called, such as
  /// `static func make()` for `.make`.
  private mutating func mayMake(_ member: DeclarationID, _ file: FileID, _ index: Int) -> Bool {
    let kind = declaration(member).kind
    guard isStatic(member) || !kind.mayBelongToValue else { return false }
    if linkage.linker.paths.next(after: Int32(index), in: file) >= 0 { return true }
    return (kind != .function || reference(file, index).isCalled)
      && makesOwner(member, file, index)
  }

  /// Whether a type has members only from the project and from SDKs: not `enum Style: Styled {}`,
  /// where `Styled` is of another library.
  private func hasKnownMembers(_ type: DeclarationID) -> Bool {
    for name in externalSupertypes(of: type) where !linkage.known.isExternalType(name) {
      return false
    }
    return true
  }

  /// Whether a type of the project certainly has no member of that name from an SDK:
  /// `enum Style {}` has no `title`.
  private func lacks(_ name: NameID, _ type: DeclarationID) -> Bool {
    let sdk = linkage.known.sdk
    var supertypes = SDKTable.optionalTypes
    if declaration(type).kind == .enum { supertypes += SDKTable.enumTypes }
    for name in externalSupertypes(of: type) {
      guard let supertype = sdk.type(named: name) else { return false }
      supertypes.append(supertype)
    }
    return supertypes.allSatisfy { sdk.has(memberNamed: name, $0) == false }
  }

  /// Whether `.name` can be passed where an SDK expects one of its types: `font(.large)` not for
  /// `Font`.
  ///
  /// - Returns: ``Acceptance/no`` only if all members of the type are known, and none has the name.
  mutating func acceptance(ofImplicitMember index: Int, asExternal type: NameID, _ file: FileID)
    -> Acceptance
  {
    let name = reference(file, index).name
    let sdk = linkage.known.sdk
    guard name != linkage.known.initializer, let known = sdk.type(named: type),
      sdk.has(memberNamed: name, known) == false,
      SDKTable.optionalTypes.allSatisfy({ sdk.has(memberNamed: name, $0) == false })
    else { return .open }
    let added = members(name, of: types.external(type, [], isMetatype: false), file)
    return added.isEmpty ? .no : .open
  }

  /// Whether a type with a member of that name may be bound to a generic parameter, as far as the
  /// constraints of the parameter tell: `font(.large)` of `func font<T: Styled>(_ style: T)`.
  private mutating func mayBeBoundToOwner(
    ofMember index: Int, _ parameter: TypeID, _ file: FileID
  ) -> Bool {
    guard let row = linkage.members.all(named: reference(file, index).name) else { return true }
    let constraints = types.constraints(of: parameter)
    if constraints.isEmpty { return true }
    for position in linkage.members.range(of: row) {
      let member = linkage.members[position]
      guard mayMake(member, file, index) else { continue }
      let owner = declaration(member).enclosing
      guard declaration(owner).kind != .file, !isExternal(owner) else { return true }
      let type = types.make(.instance, ownerType(of: member))
      // A protocol may declare it for the types that conform.
      if declaration(types[type].declaration).kind == .protocol { return true }
      if mayBe(type, constraints) { return true }
    }
    return false
  }

  private mutating func mayBe(_ type: TypeID, _ constraints: [TypeID]) -> Bool {
    for constraint in constraints where types.acceptance(of: type, as: constraint) == .no {
      return false
    }
    return true
  }
}
