import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of a name that a pattern binds: of `row` in `case .full(let row)`.
  mutating func boundType(_ local: LocalVariable) -> TypeID {
    let facts = linkage.files[local.file.position].boundNames
    let position = facts.partitioningIndex { LocalVariable($0.local, in: local.file) >= local }
    guard position < facts.count, LocalVariable(facts[position].local, in: local.file) == local
    else { return TypeTable.unknown }
    let usage = Usage(ifPresent: facts[position].usage, in: local.file)
    return placeType(usage, in: linkage.owner(of: local))
  }

  /// Returns the type of the part of a value that a usage in a pattern matches: `(nil, let row)`.
  ///
  /// - Parameter usage: `nil` if the usage is unknown.
  private mutating func placeType(_ usage: Usage?, in owner: DeclarationID) -> TypeID {
    guard let usage else { return TypeTable.unknown }
    let place = linkage[usage]
    switch place.kind {
    case .pattern where place.link >= 0:
      let matched = matchedType(Match(place.link, in: usage.file), in: owner)
      return matched.isAmbiguous ? TypeTable.unknown : matched.type
    case .group:
      let whole = placeType(Usage(ifPresent: place.outer, in: usage.file), in: owner)
      if types[whole].kind == .tuple { return types.operand(Int(place.link), of: whole) }
      return place.link == 0 ? whole : TypeTable.unknown
    case .argument: return payloadType(Segment(place.link, in: usage.file))
    default: return TypeTable.unknown
    }
  }

  /// Returns the type of the associated value that an argument of a pattern matches:
  /// `case .full(let row)`.
  private mutating func payloadType(_ argument: Segment) -> TypeID {
    let part = linkage.call(of: argument)
    _ = segmentType(part)
    let target = code[part].target
    guard target.isPresent else {
      return code[part].isAmbiguous
        ? TypeTable.unknown : libraryPayload(part) ?? TypeTable.unknown
    }
    guard declaration(target).kind == .enumCase, !code[part].isAmbiguous else {
      return TypeTable.unknown
    }
    return parameterType(of: target, forArgument: argument, part)
  }

  /// Returns the type of the value in a case of `Optional` or `Result`: `Row` in
  /// `.success(let row)` of a `Result<Row, any Error>`; `nil` for any other case.
  mutating func libraryPayload(_ part: Segment) -> TypeID? {
    let name = linkage[part].name
    guard linkage[part].kind == .implicitMember else { return nil }
    if linkage.known.optionalCases.contains(name) {
      // In `.some(.name)`, both members must have the same type, because an optional has the type
      // of its wrapped value.
      return linkage[part].isInPattern ? expectation(ofMember: part).type : nil
    }
    guard let number = linkage.known.resultCases.firstIndex(of: name) else { return nil }
    let type = expectation(ofMember: part).type
    return types.isType(type, named: linkage.known.result) ? types.operand(number, of: type) : nil
  }
}
