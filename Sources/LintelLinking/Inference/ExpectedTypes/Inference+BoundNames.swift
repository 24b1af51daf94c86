import LintelGraph
import LintelScanner

extension Inference {
  /// Returns the type of a name that a pattern binds: of `row` in `case .full(let row)`.
  mutating func boundType(_ file: FileID, _ local: Int) -> TypeID {
    let facts = linkage.files[file.position].boundNames
    let position = facts.partitioningIndex { $0.local >= local }
    guard position < facts.count, facts[position].local == local else { return TypeTable.unknown }
    let owner = linkage.linker.table.number(
      of: linkage.files[file.position].locals[local].owner, in: file)
    return placeType(Int(facts[position].usage), file, in: owner)
  }

  /// Returns the type of the part of a value that a usage in a pattern matches: `(nil, let row)`.
  ///
  /// - Parameter position: the index of the usage, or -1.
  private mutating func placeType(
    _ position: Int, _ file: FileID, in owner: DeclarationID
  ) -> TypeID {
    guard position >= 0 else { return TypeTable.unknown }
    let place = usage(position, file)
    let link = Int(place.link)
    switch place.kind {
    case .pattern where link >= 0:
      let matched = matchedType(file, link, in: owner)
      return matched.isAmbiguous ? TypeTable.unknown : matched.type
    case .group:
      let whole = placeType(Int(place.outer), file, in: owner)
      if types[whole].kind == .tuple { return types.operand(link, of: whole) }
      return link == 0 ? whole : TypeTable.unknown
    case .argument: return payloadType(file, link)
    default: return TypeTable.unknown
    }
  }

  /// Returns the type of the associated value that an argument of a pattern matches:
  /// `case .full(let row)`.
  private mutating func payloadType(_ file: FileID, _ argument: Int) -> TypeID {
    let part = Int(reference(file, argument).link)
    _ = segmentType(file, part)
    let target = code[file.position].targets[part]
    guard target.isPresent else {
      return code[file.position].ambiguous[part]
        ? TypeTable.unknown : libraryPayload(file, part) ?? TypeTable.unknown
    }
    guard declaration(target).kind == .enumCase, !code[file.position].ambiguous[part] else {
      return TypeTable.unknown
    }
    return parameterType(of: target, forArgument: argument, file, part)
  }

  /// Returns the type of the value in a case of `Optional` or `Result`: `Row` in
  /// `.success(let row)` of a `Result<Row, any Error>`; `nil` for any other case.
  mutating func libraryPayload(_ file: FileID, _ part: Int) -> TypeID? {
    let name = reference(file, part).name
    guard reference(file, part).kind == .implicitMember else { return nil }
    if linkage.known.optionalCases.contains(name) {
      // `.name` in `.some(.name)` has the same type, because an optional has that of its wrapped
      // value.
      return reference(file, part).isInPattern ? expectation(ofMember: file, part).type : nil
    }
    guard let number = linkage.known.resultCases.firstIndex(of: name) else { return nil }
    let type = expectation(ofMember: file, part).type
    return types.isType(type, named: linkage.known.result) ? types.operand(number, of: type) : nil
  }
}
