import LintelGraph
import LintelScanner

/// The associated types of generic parameters that the arguments of a call determine.
extension Inference {
  /// Returns the type that an associated type after a generic parameter of a function is in a call:
  /// `Row` for `K.Value` in `set(RowKey.self, to: row)` of
  /// `func set<K: Key>(_ key: K.Type, to value: K.Value)`; any other type is returned itself.
  ///
  /// - Parameter start: where the type is written.
  mutating func boundAssociatedType(
    _ id: TypeID, writtenAt start: CodeOffset, of target: DeclarationID,
    _ arguments: WrittenArguments
  ) -> TypeID {
    guard types[id].kind == .instance, types.isAssociated(types[id]),
      let head = linkage.typeReference(at: start), linkage.meaning(of: head) == .genericParameter,
      case let name = linkage[head].name,
      linkage.genericParameters(of: target).contains(name)
    else { return id }
    let parameters = calls.parameters(of: target)
    var pairs: [(argument: Segment, parameter: Int)] = []
    guard calls.match(arguments, parameters, { pairs.append(($0, $1)) }) else { return id }
    for (argument, number) in pairs where number < parameters.count {
      let typeStart = calls.parameter(number, of: parameters).typeStart
      guard let other = linkage.typeReference(at: CodeOffset(typeStart, in: parameters.file)),
        linkage[other].name == name, linkage.meaning(of: other) == .genericParameter,
        isWholeOrMetatype(other)
      else { continue }
      let holder = argumentType(argument)
      switch types[holder].kind {
      case .parameter: return id
      case .instance where types.isAssociated(types[holder]): return id
      case .instance:
        let found = types.witness(of: id, holder)
        return found == id && types.isConcreteInstance(holder) ? TypeTable.unknown : found
      default: return TypeTable.unknown
      }
    }
    return id
  }

  /// Whether a written type is a name alone, or the metatype of a name: `K` or `K.Type`.
  private func isWholeOrMetatype(_ head: Segment) -> Bool {
    guard let next = linkage.nextSegment(after: head) else { return true }
    return linkage[next].name == linkage.known.metatypeName
      && linkage.nextSegment(after: next) == nil
  }
}
