import LintelScanner

/// Members without a type before them, and those that only one type of the project has.
enum UntypedMembers {
  /// A member whose type only its place says: `.name`.
  static func implicitMember(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID
  {
    let expected = Expectations.expectation(ofMember: file, index, in: &inference)
    if let found = implicitMember(file, index, of: expected.type, in: &inference) {
      if expected.source == .aroundOperator { inference.code[Int(file)].ambiguous[index] = true }
      return found
    }
    if inference.types[expected.type].kind == .unknown {
      let sibling = Expectations.siblingType(file, index, in: &inference)
      if let found = implicitMember(file, index, of: sibling, in: &inference) { return found }
    }
    for type in heldTypes(file, index, in: &inference) {
      if let found = implicitMember(file, index, of: type, in: &inference) { return found }
    }
    if isCodingKey(file, index, in: &inference) { return TypeTable.unknown }
    let name = inference.reference(file, index).name
    let member = inference.linkage.members.onlyMembers.member(named: name, isOfType: true)
    let hasExternalType = isDeclaredExternally(expected.type, in: &inference)
    let isDeclared = expected.source == .declared
    guard member >= 0, !hasExternalType || !isDeclared || isOfAlias(member, in: &inference) else {
      return TypeTable.unknown
    }
    let type = only(member, file, index, in: &inference)
    let isUnsure =
      hasExternalType && !isDeclared
      && NameID(bitPattern: inference.types[expected.type].symbol) != inference.linkage.known.bool
    if isUnsure, inference.code[Int(file)].targets[index] >= 0,
      !inference.isExternal(inference.declaration(member).owner)
    {
      inference.code[Int(file)].ambiguous[index] = true
    }
    return type
  }

  /// Whether the project declares neither a type nor, if it is a collection, what that holds.
  private static func isDeclaredExternally(_ type: TypeID, in inference: inout Inference) -> Bool {
    switch inference.types[type].kind {
    case .external: true
    case .array, .dictionary:
      !inference.types.hasOperand(type) { inference.types[$0].kind != .external }
    default: false
    }
  }

  /// Whether a member is in an extension of a typealias, of an external type.
  private static func isOfAlias(_ member: DeclarationID, in inference: inout Inference) -> Bool {
    let type = inference.declaration(inference.declaration(member).owner).extendedType
    return type >= 0 && inference.declaration(type).kind == .typealias
  }

  /// Whether a member stands for a key of a coder, most of which nobody wrote.
  private static func isCodingKey(_ file: FileID, _ index: Int, in inference: inout Inference)
    -> Bool
  {
    guard let argument = Expectations.argument(aroundMember: index, file, in: &inference) else {
      return false
    }
    return inference.reference(file, argument).name == inference.linkage.known.forKey
  }

  /// The generic arguments of an external type a method of which is passed the member:
  /// most such methods take what the type holds.
  private static func heldTypes(_ file: FileID, _ index: Int, in inference: inout Inference)
    -> [TypeID]
  {
    let fact = inference.reference(file, index)
    guard !fact.isInPattern, fact.name != inference.linkage.known.initializer,
      let argument = Expectations.argument(aroundMember: index, file, in: &inference)
    else { return [] }
    let part = Int(inference.reference(file, argument).link)
    let call = inference.reference(file, part)
    guard call.kind != .attribute else { return [] }
    let made = inference.segmentType(file, part)
    guard inference.code[Int(file)].targets[part] < 0 else { return [] }
    let base = call.isContinuation ? inference.segmentType(file, Int(call.link)) : made
    return inference.types[base].kind == .external ? inference.types.operands(of: base) : []
  }

  private static func implicitMember(
    _ file: FileID, _ index: Int, of candidate: TypeID,
    in inference: inout Inference
  ) -> TypeID? {
    guard inference.types[candidate].kind != .unknown else { return nil }
    let name = inference.reference(file, index).name
    if inference.choose(inference.members(name, of: candidate, file), file, index) {
      return name == inference.linkage.known.initializer
        ? candidate : inference.memberType(file, index, base: candidate)
    }
    // An initialiser that nobody wrote makes a value of the type all the same.
    guard name == inference.linkage.known.initializer, inference.types[candidate].kind == .instance
    else { return nil }
    inference.code[Int(file)].targets[index] = inference.types[candidate].symbol
    return candidate
  }

  /// A member of a value whose type is not known.
  static func memberOfUnknown(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID
  {
    let base = parenthesised(file, before: index, in: &inference)
    if inference.types[base].kind != .unknown,
      inference.choose(
        inference.members(inference.reference(file, index).name, of: base, file), file, index)
    {
      return inference.memberType(file, index, base: base)
    }
    return onlyMember(file, index, in: &inference)
  }

  /// The type of the value in the parentheses before a member: `(value as? T)?.member`.
  private static func parenthesised(
    _ file: FileID, before index: Int, in inference: inout Inference
  ) -> TypeID {
    let position = Expectations.usage(ofMember: index, file, in: &inference)
    guard position >= 0 else { return TypeTable.unknown }
    let fact = Expectations.usage(position, file, in: &inference)
    switch fact.kind {
    case .memberOfString:
      return inference.types.external(inference.linkage.known.string, [], isMetatype: false)
    case .memberOfGroup: return inference.segmentType(file, Int(fact.link))
    case .memberOfConversion: return inference.types.namedType(file, Int(fact.link))
    default: return TypeTable.unknown
    }
  }

  /// The only member of that name in the project, unless others may have it.
  static func onlyMember(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID {
    let fact = inference.reference(file, index)
    let ofType = inference.linkage.members.onlyMembers.member(named: fact.name, isOfType: true)
    if fact.kind == .implicitMember || ofType >= 0 && isAfterType(file, fact, in: &inference) {
      return only(ofType, file, index, in: &inference)
    }
    // A library that is not at hand may have members of a name that is used that often.
    if inference.linkage.importsUnknown[Int(file)],
      inference.linkage.members.onlyMembers.contains(fact.name, isOfType: true)
    {
      return TypeTable.unknown
    }
    return only(
      inference.linkage.members.onlyMembers.member(named: fact.name, isOfType: false), file, index,
      in: &inference)
  }

  /// The only member of that name in extensions of types of SDKs, for a value of a type that may
  /// inherit from one of these.
  static func onlyExternalMember(
    _ file: FileID, _ index: Int, of base: TypeID,
    in inference: inout Inference
  ) -> TypeID {
    let name = inference.reference(file, index).name
    let member = inference.linkage.members.onlyExternalMember(named: name)
    guard member >= 0,
      let type = inference.linkage.externalTypes[inference.declaration(member).owner],
      inference.linkage.known.isExternalType(type), mayBe(base, type, in: &inference)
    else { return TypeTable.unknown }
    return only(member, file, index, in: &inference)
  }

  /// Whether a type may inherit from one of an SDK, as far as their names tell.
  private static func mayBe(_ base: TypeID, _ type: NameID, in inference: inout Inference) -> Bool {
    switch inference.types[base].kind {
    case .external:
      let name = NameID(bitPattern: inference.types[base].symbol)
      return inference.linkage.known.isExternalType(name)
        && isPrefixed(name, in: &inference) == isPrefixed(type, in: &inference)
    case .array, .dictionary: return !isPrefixed(type, in: &inference)
    case .instance:
      return isPrefixed(type, in: &inference)
        && inheritsPrefixed(inference.types[base].symbol, in: &inference)
    default: return false
    }
  }

  private static func inheritsPrefixed(_ type: DeclarationID, in inference: inout Inference) -> Bool
  {
    if isPrefixed(anyOf: type, in: &inference) { return true }
    for position in inference.linkage.ancestors.range(of: type)
    where isPrefixed(anyOf: inference.linkage.ancestors[position], in: &inference) {
      return true
    }
    return false
  }

  private static func isPrefixed(anyOf type: DeclarationID, in inference: inout Inference) -> Bool {
    for name in inference.linkage.externalSupertypes[type] where isPrefixed(name, in: &inference) {
      return true
    }
    return false
  }

  /// Whether a name begins as those of the classes of older frameworks do: `UIView`.
  private static func isPrefixed(_ name: NameID, in inference: inout Inference) -> Bool {
    let names = inference.linkage.linker.scanned.names
    let start = Int(names.starts[Int(name)])
    return inference.nameLengths[Int(name)] > 3
      && names.bytes[start..<start + 3].allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// - Parameter member: nothing else that has its name makes it ambiguous; `-1` for none.
  static func only(
    _ member: DeclarationID, _ file: FileID, _ index: Int, in inference: inout Inference
  ) -> TypeID {
    let name = inference.reference(file, index).name
    guard member >= 0, name != inference.linkage.known.initializer,
      !inference.linkage.known.isExternalMember(name),
      inference.isVisible(member, from: file), mayHave(member, file, index, in: &inference)
    else { return TypeTable.unknown }
    guard inference.choose(FoundMembers(member), file, index) else { return TypeTable.unknown }
    if isUnsure(member, file, name, in: &inference) {
      inference.code[Int(file)].ambiguous[index] = true
    }
    return inference.memberType(
      file, index, base: inference.types.enclosingInstance(of: inference.declaration(member).owner))
  }

  /// Whether some type of a library that is not at hand may have a member of that name as well.
  private static func isUnsure(
    _ member: DeclarationID, _ file: FileID, _ name: NameID, in inference: inout Inference
  ) -> Bool {
    let owner = inference.declaration(member).owner
    guard inference.isExternal(owner) else {
      return inference.linkage.importsUnknown[Int(file)] ? inference.isSingleWord(name) : false
    }
    // A method that is added to such a type is often called as one that this has already.
    guard inference.declaration(member).kind == .function, !inference.isStatic(member) else {
      return false
    }
    let type = inference.linkage.externalTypes[owner] ?? KnownNames.none
    return !inference.linkage.known.isExternalType(type)
  }

  /// Whether a member can be one of what stands before it: a value has no cases, and a type that is
  /// left out no properties of its values.
  private static func mayHave(
    _ member: DeclarationID, _ file: FileID, _ index: Int, in inference: inout Inference
  ) -> Bool {
    let fact = inference.reference(file, index)
    let isOfType = inference.isStatic(member) || inference.declaration(member).kind == .enumCase
    switch fact.kind {
    case .implicitMember: return isOfType || inference.declaration(member).kind == .initializer
    case .keypath: return !isOfType
    default: return !isOfType || isAfterType(file, fact, in: &inference)
    }
  }

  private static func isAfterType(
    _ file: FileID, _ fact: ReferenceFact, in inference: inout Inference
  ) -> Bool {
    fact.isContinuation && inference.isTypeName(inference.reference(file, Int(fact.link)).name)
  }
}
