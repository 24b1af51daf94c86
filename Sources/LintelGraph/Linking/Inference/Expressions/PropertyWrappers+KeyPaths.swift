import LintelScanner

extension PropertyWrappers {
  /// The root of a key path that is the value of a variable, or an argument, of a type `KeyPath`.
  private static func keyPathRoot(_ file: FileID, _ index: Int, in inference: inout Inference)
    -> TypeID
  {
    let type = Expectations.expectation(ofMember: file, index, in: &inference).type
    return inference.types.isKeyPath(type)
      ? inference.types.operand(0, of: type) : TypeTable.unknown
  }

  /// A key path without a root: `\.name`, mostly of the elements of a collection.
  static func keyPathMember(_ file: FileID, _ index: Int, in inference: inout Inference) -> TypeID {
    let argument = Expectations.argument(aroundMember: index, file, in: &inference)
    if let argument,
      inference.reference(file, Int(inference.reference(file, argument).link)).kind == .attribute
    {
      return keyPathMember(file, index, in: argument, in: &inference)
    }
    let fact = inference.reference(file, index)
    let root = keyPathRoot(file, index, in: &inference)
    if inference.choose(inference.members(fact.name, of: root, file), file, index) {
      return inference.memberType(file, index, base: root)
    }
    if let argument {
      let part = Int(inference.reference(file, argument).link)
      let call = inference.reference(file, part)
      let element =
        call.isContinuation
        ? inference.types.element(of: inference.segmentType(file, Int(call.link)))
        : KnownMembers.shownElement(file, part, in: &inference)
      if inference.choose(inference.members(fact.name, of: element, file), file, index) {
        return inference.memberType(file, index, base: element)
      }
    }
    return UntypedMembers.onlyMember(file, index, in: &inference)
  }
}
