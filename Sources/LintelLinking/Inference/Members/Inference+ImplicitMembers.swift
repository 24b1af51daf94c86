import LintelGraph
import LintelScanner

/// Members without a type before them: `.name`.
extension Inference {
  /// Looks up a member whose type only its usage determines: `.name`.
  mutating func implicitMember(_ segment: Segment) -> TypeID {
    if isCaseOfOptional(segment) { return TypeTable.unknown }
    let expected = expectation(ofMember: segment)
    for strategy in ImplicitMemberStrategy.allCases {
      if let type = implicitMember(segment, by: strategy, expected) { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Returns: the type of the member; `nil` if the next strategy is to be tried.
  private mutating func implicitMember(
    _ segment: Segment, by strategy: ImplicitMemberStrategy, _ expected: Expectation
  ) -> TypeID? {
    switch strategy {
    case .expected:
      guard let found = implicitMember(segment, of: expected.type) else { return nil }
      if expected.source == .aroundOperator { code.markAmbiguous(segment, because: .type) }
      return found
    case .sibling:
      guard types[expected.type].kind == .unknown else { return nil }
      return implicitMember(segment, of: siblingType(segment))
    case .taken:
      guard types[expected.type].kind == .unknown else { return nil }
      return implicitMember(segment, of: takenType(segment))
    case .held:
      for type in heldTypes(segment) {
        if let found = implicitMember(segment, of: type) { return found }
      }
      return nil
    case .codingKey: return isCodingKey(segment) ? TypeTable.unknown : nil
    case .onlyName: return implicitMember(byNameAlone: segment, expected)
    }
  }

  private mutating func implicitMember(
    byNameAlone segment: Segment, _ expected: Expectation
  ) -> TypeID? {
    let name = linkage[segment].name
    let member = linkage.onlyMembers(seenFrom: segment.file).member(named: name, isOfType: true)
    let hasExternalType = isDeclaredExternally(expected.type)
    let isDeclared = expected.source == .declared
    guard let member, !isOfOther(member, than: expected.type),
      !hasExternalType || !isDeclared || isOfAlias(member),
      isExternal(declaration(member).enclosing) || !isTakenBySDK(segment)
    else { return nil }
    let type = only(member, segment)
    let isUnsure =
      hasExternalType && !isDeclared
      && types[expected.type].name != linkage.known.bool
    if isUnsure, code[segment].target.isPresent { code.markAmbiguous(segment, because: .type) }
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
    if linkage[segment].isInPattern, linkage[segment].isCalled, !found.isEmpty {
      if bindsPayload(segment) {
        found.keep { declaration($0).kind == .enumCase }
      } else {
        found.prefer { declaration($0).kind == .enumCase }
      }
    }
    if choose(found, of: candidate, isOfType: true, segment) {
      guard name == linkage.known.initializer else { return memberType(segment, base: candidate) }
      if types[candidate].kind == .instance {
        leaveImplicitInitializer(segment, of: types[candidate].declaration)
        if !code[segment].target.isPresent {
          code[segment].target = types[candidate].declaration
        }
      }
      return candidate
    }
    // `.Nested.member`
    if types[candidate].kind == .instance, !linkage[segment].isCalled,
      let nested = nestedType(named: name, in: types[candidate].declaration)
    {
      return types.metatype(of: nested, nestedIn: candidate, segment)
    }
    // An implicit initialiser makes a value of the type as well: `.init()`.
    // An associated type has none of its own: `.init()` means the type that it stands for.
    guard name == linkage.known.initializer, types[candidate].kind == .instance,
      declaration(types[candidate].declaration).kind.isNominalType,
      declaration(types[candidate].declaration).kind != .protocol
    else { return nil }
    code[segment].target = types[candidate].declaration
    return candidate
  }
}
