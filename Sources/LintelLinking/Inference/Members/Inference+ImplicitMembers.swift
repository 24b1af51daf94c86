import LintelGraph
import LintelScanner

/// Members without a type before them: `.name`.
extension Inference {
  /// Looks up a member whose type only its usage determines: `.name`.
  mutating func implicitMember(_ file: FileID, _ index: Int) -> TypeID {
    let expected = expectation(ofMember: file, index)
    if let found = implicitMember(file, index, of: expected.type) {
      if expected.source == .aroundOperator {
        code[file.position].markAmbiguous(index, because: .type)
      }
      return found
    }
    if types[expected.type].kind == .unknown {
      let sibling = siblingType(file, index)
      if let found = implicitMember(file, index, of: sibling) { return found }
    }
    if types[expected.type].kind == .unknown {
      let taken = takenType(file, index)
      if let found = implicitMember(file, index, of: taken) { return found }
    }
    for type in heldTypes(file, index) {
      if let found = implicitMember(file, index, of: type) { return found }
    }
    // Before the look-up by name alone, which would find a member of another type.
    if isCodingKey(file, index) { return TypeTable.unknown }
    let name = reference(file, index).name
    let member = linkage.onlyMembers(seenFrom: file).member(named: name, isOfType: true)
    let hasExternalType = isDeclaredExternally(expected.type)
    let isDeclared = expected.source == .declared
    guard let member, !hasExternalType || !isDeclared || isOfAlias(member),
      isExternal(declaration(member).enclosing) || !isTakenBySDK(file, index)
    else { return TypeTable.unknown }
    let type = only(member, file, index)
    let isUnsure =
      hasExternalType && !isDeclared
      && types[expected.type].name != linkage.known.bool
    if isUnsure, code[file.position].targets[index].isPresent,
      !isExternal(declaration(member).enclosing)
    {
      code[file.position].markAmbiguous(index, because: .type)
    }
    return type
  }

  /// Whether a type is external, with its elements if it is a collection: `[Int]`, not `[Row]`.
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
  private func isCodingKey(_ file: FileID, _ index: Int)
    -> Bool
  {
    guard let argument = argument(aroundMember: index, file) else {
      return false
    }
    return reference(file, argument).name == linkage.known.forKey
  }

  /// Returns the generic arguments of the external type to whose method the member is passed,
  /// because most such methods take what the type holds: `snapshot.appendItems([.loader])`.
  private mutating func heldTypes(_ file: FileID, _ index: Int)
    -> [TypeID]
  {
    let fact = reference(file, index)
    guard !fact.isInPattern, fact.name != linkage.known.initializer,
      let argument = argument(aroundMember: index, file)
    else { return [] }
    let part = Int(reference(file, argument).link)
    let call = reference(file, part)
    guard call.kind != .attribute else { return [] }
    let made = segmentType(file, part)
    guard !code[file.position].targets[part].isPresent else { return [] }
    let base = call.isContinuation ? segmentType(file, Int(call.link)) : made
    return types[base].kind == .external ? types.operands(of: base) : []
  }

  /// Looks up `.name` in a candidate for its type: `.idle`, `.Nested.member` or `.init()`.
  private mutating func implicitMember(
    _ file: FileID, _ index: Int, of candidate: TypeID
  ) -> TypeID? {
    guard types[candidate].kind != .unknown else { return nil }
    let name = reference(file, index).name
    var found = members(name, of: candidate, file)
    // Members of values are not members of the type.
    found.keep { isStatic($0) || !declaration($0).kind.mayBelongToValue }
    if choose(found, of: candidate, isOfType: true, file, index) {
      return name == linkage.known.initializer
        ? candidate : memberType(file, index, base: candidate)
    }
    // `.Nested.member`
    if types[candidate].kind == .instance, !reference(file, index).isCalled,
      let nested = nestedType(named: name, in: types[candidate].declaration, file)
    {
      return types.metatype(
        of: nested, arguments: types.genericArguments(file, after: index),
        isAbstract: linkage.followed(nested) != nested)
    }
    // An implicit initialiser makes a value of the type as well: `.init()`.
    guard name == linkage.known.initializer, types[candidate].kind == .instance
    else { return nil }
    code[file.position].targets[index] = types[candidate].declaration
    return candidate
  }
}
