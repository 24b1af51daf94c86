import LintelGraph
import LintelScanner

extension Inference {
  /// Looks up a member through the subscript `dynamicMember` of a type, in the root of the key
  /// paths that the subscript takes: `proxy.name` of a `Proxy<User>`.
  ///
  /// - Returns: the type that the subscript returns for the member; `nil` if there is no such
  ///   member.
  mutating func dynamicMember(_ segment: Segment, of base: TypeID) -> TypeID? {
    let fact = linkage[segment]
    guard linkage.known.dynamicMember != KnownNames.none else { return nil }
    for candidate in members(linkage.known.subscript, of: base, segment.file) {
      let parameters = calls.parameters(of: candidate)
      guard parameters.count == 1,
        case let parameter = calls.parameter(0, of: parameters),
        parameter.label == linkage.known.dynamicMember,
        case let path = types.writtenType(of: parameter, in: parameters.file)
      else { continue }
      guard types.isKeyPath(path) else {
        // A subscript that takes a string has members of every name.
        return applied(types.substituted(declarationType(candidate), base), segment)
      }
      guard linkage.members.isMember(fact.name),
        case let root = types.substituted(types.operand(0, of: path), base),
        case let found = members(fact.name, of: root, segment.file), !found.isEmpty,
        isVariable(found[0]), choose(found, of: root, isOfType: false, segment)
      else { continue }
      var bindings: [NameID: TypeID] = [:]
      let member = types.substituted(
        declarationType(code[segment].target), root)
      types.bind(
        types.operand(1, of: path), to: member, of: candidate, &bindings)
      let value = types.replaced(
        declarationType(candidate), candidate, bindings)
      return applied(types.substituted(value, base), segment)
    }
    return nil
  }
}
