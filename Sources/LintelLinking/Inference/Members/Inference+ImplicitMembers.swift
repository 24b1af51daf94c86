import LintelGraph
import LintelScanner

/// Members without a type before them: `.name`.
extension Inference {
  /// Looks up a member whose type only its usage determines: `.name`.
  mutating func implicitMember(_ segment: Segment) -> TypeID {
    let expected = expectation(ofMember: segment)
    if let found = implicitMember(segment, of: expected.type) {
      if expected.source == .aroundOperator {
        code.markAmbiguous(segment, because: .type)
      }
      return found
    }
    if types[expected.type].kind == .unknown {
      let sibling = siblingType(segment)
      if let found = implicitMember(segment, of: sibling) { return found }
    }
    if types[expected.type].kind == .unknown {
      let taken = takenType(segment)
      if let found = implicitMember(segment, of: taken) { return found }
    }
    for type in heldTypes(segment) {
      if let found = implicitMember(segment, of: type) { return found }
    }
    // Before the look-up by name alone, which would find a member of another type.
    if isCodingKey(segment) { return TypeTable.unknown }
    let name = linkage[segment].name
    let member = linkage.onlyMembers(seenFrom: segment.file).member(named: name, isOfType: true)
    let hasExternalType = isDeclaredExternally(expected.type)
    let isDeclared = expected.source == .declared
    guard let member, !hasExternalType || !isDeclared || isOfAlias(member),
      isExternal(declaration(member).enclosing) || !isTakenBySDK(segment)
    else { return TypeTable.unknown }
    let type = only(member, segment)
    let isUnsure =
      hasExternalType && !isDeclared
      && types[expected.type].name != linkage.known.bool
    if isUnsure, code[segment].target.isPresent,
      !isExternal(declaration(member).enclosing)
    {
      code.markAmbiguous(segment, because: .type)
    }
    return type
  }

  /// Whether a type is external, and its elements are as well if it is a collection: `[Int]`, not
  /// `[Row]`.
  private func isDeclaredExternally(_ type: TypeID) -> Bool {
    switch types[type].kind {
    case .external: true
    case .array, .dictionary:
      !types.hasOperand(type) { types[$0].kind != .external }
    default: false
    }
  }

  /// Whether a member is in an extension of a typealias of an external type: `extension Rows {}`.
  private func isOfAlias(_ member: DeclarationID) -> Bool {
    let type = declaration(declaration(member).enclosing).extendedType
    return type.map { declaration($0).kind == .typealias } ?? false
  }

  /// Whether a member is the key that a coder takes, which is mostly not declared in code:
  /// `decode(Int.self, forKey: .id)`.
  private func isCodingKey(_ segment: Segment) -> Bool {
    guard let argument = argument(aroundMember: segment) else {
      return false
    }
    return linkage[argument].name == linkage.known.forKey
  }

  /// Returns the generic arguments of the external type to whose method the member is passed,
  /// because most such methods take values of these types: `snapshot.appendItems([.loader])`.
  private mutating func heldTypes(_ segment: Segment) -> [TypeID] {
    let fact = linkage[segment]
    guard !fact.isInPattern, fact.name != linkage.known.initializer,
      let argument = argument(aroundMember: segment)
    else { return [] }
    let part = linkage.call(of: argument)
    let call = linkage[part]
    guard call.kind != .attribute else { return [] }
    let made = segmentType(part)
    guard !code[part].target.isPresent else { return [] }
    let base = call.isContinuation ? segmentType(linkage.before(part)) : made
    return types[base].kind == .external ? types.operands(of: base) : []
  }

  /// Looks up `.name` in a candidate for its type: `.idle`, `.Nested.member` or `.init()`.
  private mutating func implicitMember(_ segment: Segment, of candidate: TypeID) -> TypeID? {
    guard types[candidate].kind != .unknown else { return nil }
    let name = linkage[segment].name
    var found = members(name, of: candidate, segment.file)
    // Members of values are not members of the type.
    found.keep { isStatic($0) || !declaration($0).kind.mayBelongToValue }
    if choose(found, of: candidate, isOfType: true, segment) {
      return name == linkage.known.initializer
        ? candidate : memberType(segment, base: candidate)
    }
    // `.Nested.member`
    if types[candidate].kind == .instance, !linkage[segment].isCalled,
      let nested = nestedType(named: name, in: types[candidate].declaration)
    {
      return types.metatype(
        of: nested, arguments: types.genericArguments(after: segment),
        isAbstract: linkage.followed(nested) != nested)
    }
    // An implicit initialiser makes a value of the type as well: `.init()`.
    guard name == linkage.known.initializer, types[candidate].kind == .instance
    else { return nil }
    code[segment].target = types[candidate].declaration
    return candidate
  }
}
