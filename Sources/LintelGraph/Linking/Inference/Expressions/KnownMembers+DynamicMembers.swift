import LintelScanner

extension KnownMembers {
  /// A member that `@dynamicMemberLookup` lends: of the root of the key paths that the subscript
  /// `dynamicMember` of a type takes.
  ///
  /// - Returns: `nil` if there is none, else the type of the member as the subscript hands it on.
  static func dynamicMember(
    _ file: FileID, _ index: Int, of base: TypeID, in inference: inout Inference
  ) -> TypeID? {
    let fact = inference.reference(file, index)
    guard inference.linkage.known.dynamicMember != KnownNames.none,
      inference.linkage.members.isMember(fact.name)
    else { return nil }
    for candidate in inference.members(inference.linkage.known.subscript, of: base, file) {
      let parameters = inference.calls.parameters(of: candidate)
      guard parameters.count == 1,
        case let parameter = inference.calls.parameter(0, of: parameters),
        parameter.label == inference.linkage.known.dynamicMember,
        case let path = inference.types.writtenType(
          parameters.file, parameter.typeStart, parameter.typeEnd),
        inference.types.isKeyPath(path),
        case let root = inference.types.substituted(inference.types.operand(0, of: path), base),
        case let found = inference.members(fact.name, of: root, file), !found.isEmpty,
        isVariable(found[0], in: &inference), inference.choose(found, file, index)
      else { continue }
      var bindings: [NameID: TypeID] = [:]
      let member = inference.types.substituted(
        ValueTypes.declarationType(inference.code[Int(file)].targets[index], in: &inference), root)
      inference.types.bind(
        inference.types.operand(1, of: path), to: member, of: candidate, &bindings)
      let value = inference.types.replaced(
        ValueTypes.declarationType(candidate, in: &inference), candidate, bindings)
      return inference.applied(inference.types.substituted(value, base), file, index)
    }
    return nil
  }

  private static func isVariable(_ id: DeclarationID, in inference: inout Inference) -> Bool {
    inference.declaration(id).kind == .variable || inference.declaration(id).kind == .constant
  }
}
