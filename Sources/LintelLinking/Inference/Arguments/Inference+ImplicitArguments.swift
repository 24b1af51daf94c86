import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the implicit member at the start of an argument: `.title` in `font(.title)`; `nil` if
  /// the argument begins with anything else.
  func implicitMember(ofArgument argument: Segment) -> Segment? {
    let fact = linkage[argument]
    guard fact.beginsWithPath, !fact.isOperation, let next = linkage.following(argument),
      linkage[next].kind == .implicitMember
    else { return nil }
    return next
  }

  /// Whether `.name` can be passed where a type is expected: `.title` cannot be passed to
  /// `func font(_ style: Style)` if `Style` has no `title`.
  ///
  /// - Returns: ``Acceptance/no`` only if all members of the type are known, and none has the name.
  mutating func acceptance(ofImplicitMember segment: Segment, as type: TypeID) -> Acceptance {
    let name = linkage[segment].name
    guard name != linkage.known.initializer else { return .open }
    let isOfSDK = linkage.known.isExternalMember(name)
    if types[type].kind == .instance {
      let declared = types[type].declaration
      guard declaration(declared).kind.isNominalType,
        isOfSDK ? lacks(name, declared) : hasKnownMembers(declared),
        // A macro may add the member, and the name may be that of a nested type: `.Cart.opened()`.
        linkage.members.isMember(name) || attributes(of: declared).isEmpty && !isTypeName(name)
      else { return .open }
    } else if isOfSDK, types[type].kind == .external {
      return acceptance(ofImplicitMember: segment, asExternal: types[type].name)
    } else if isOfSDK || !linkage.members.isMember(name) {
      // Any other type may have a member with the same name from an SDK.
      return .open
    }
    switch types[type].kind {
    case .instance: break
    case .array, .dictionary: break
    case .external where types.isConcrete(types[type].name): break
    case .parameter: return mayBeBoundToOwner(ofMember: segment, type) ? .open : .no
    default: return .open
    }
    for member in members(name, of: type, segment.file) where mayMake(member, segment) {
      return .open
    }
    return .no
  }

  /// Whether a member may make the value of `.name`: not a function that is not called, such as
  /// `static func make()` for `.make`.
  private mutating func mayMake(_ member: DeclarationID, _ segment: Segment) -> Bool {
    let kind = declaration(member).kind
    guard isStatic(member) || !kind.mayBelongToValue else { return false }
    if linkage.next(after: segment) != nil { return true }
    return (kind != .function || linkage[segment].isCalled)
      && makesOwner(member, segment)
  }

  /// Whether all external supertypes of a type are types of SDKs, so that its members are known:
  /// not those of `enum Style: Styled {}`, where `Styled` is of another library.
  func hasKnownMembers(_ type: DeclarationID) -> Bool {
    for name in externalSupertypes(of: type) where !linkage.known.isExternalType(name) {
      return false
    }
    return true
  }

  /// Whether a type of the project certainly has no member named `name` from an SDK:
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

  /// Whether `.name` can be passed where an SDK expects one of its types: `.large` cannot be passed
  /// for a `Font`, which has no such member.
  ///
  /// - Returns: ``Acceptance/no`` only if all members of the type are known, and none has the name.
  mutating func acceptance(ofImplicitMember segment: Segment, asExternal type: NameID) -> Acceptance
  {
    let name = linkage[segment].name
    let sdk = linkage.known.sdk
    guard name != linkage.known.initializer, let known = sdk.type(named: type),
      sdk.has(memberNamed: name, known) == false,
      SDKTable.optionalTypes.allSatisfy({ sdk.has(memberNamed: name, $0) == false })
    else { return .open }
    let added = members(name, of: types.external(type, [], isMetatype: false), segment.file)
    return added.isEmpty ? .no : .open
  }

  /// Whether the constraints of a generic parameter allow a type that has a member with the
  /// segment's name: `font(.large)` of `func font<T: Styled>(_ style: T)`.
  private mutating func mayBeBoundToOwner(ofMember segment: Segment, _ parameter: TypeID) -> Bool {
    guard let row = linkage.members.all(named: linkage[segment].name) else { return true }
    let constraints = types.constraints(of: parameter)
    if constraints.isEmpty { return true }
    for position in linkage.members.range(of: row) {
      let member = linkage.members[position]
      guard mayMake(member, segment) else { continue }
      let owner = declaration(member).enclosing
      guard declaration(owner).kind != .file, !isExternal(owner) else { return true }
      let type = types.make(.instance, ownerType(of: member))
      // A protocol may declare the member for the types that conform.
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
