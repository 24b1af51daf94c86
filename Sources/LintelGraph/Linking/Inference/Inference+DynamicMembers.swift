import LintelScanner

extension Inference {
  /// A member that `@dynamicMemberLookup` lends: of the root of the key paths that the subscript
  /// `dynamicMember` of a type takes.
  ///
  /// - Returns: `nil` if there is none, else the type of the member as the subscript hands it on.
  mutating func dynamicMember(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID? {
    let fact = reference(file, index)
    guard linkage.known.dynamicMember != KnownNames.none, linkage.members.isMember(fact.name),
      find(linkage.known.subscript, of: base, from: file)
    else { return nil }
    for candidate in found {
      let parameters = parameters(of: candidate)
      guard parameters.count == 1,
        case let parameter = parameter(0, of: parameters),
        parameter.label == linkage.known.dynamicMember,
        case let path = writtenType(parameters.file, parameter.typeStart, parameter.typeEnd),
        isKeyPath(path), case let root = substituted(types.operand(0, of: path), base),
        find(fact.name, of: root, from: file), isVariable(found[0]), choose(file, index)
      else { continue }
      var bindings: [NameID: TypeID] = [:]
      let member = substituted(declarationType(code[Int(file)].targets[index]), root)
      bind(types.operand(1, of: path), to: member, of: candidate, &bindings)
      let value = replaced(declarationType(candidate), candidate, bindings)
      return applied(substituted(value, base), file, index)
    }
    return nil
  }

  private func isVariable(_ id: DeclarationID) -> Bool {
    declaration(id).kind == .variable || declaration(id).kind == .constant
  }
}
