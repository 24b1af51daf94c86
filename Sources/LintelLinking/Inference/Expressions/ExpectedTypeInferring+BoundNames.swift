import LintelGraph
import LintelScanner

extension ExpectedTypeInferring where Self: ~Copyable {
  /// The type of a name that a pattern binds: of the part of the value that it stands for.
  mutating func boundType(_ file: FileID, _ local: Int) -> TypeID {
    let facts = linkage.files[file.position].boundNames
    let position = facts.partitioningIndex { $0.local >= local }
    guard position < facts.count, facts[position].local == local else { return TypeTable.unknown }
    let owner = linkage.linker.table.number(
      of: linkage.files[file.position].locals[local].owner, in: file)
    return placeType(Int(facts[position].usage), file, in: owner)
  }

  /// The type of what stands at a place in a pattern.
  ///
  /// - Parameter position: of the place among the usages, or -1.
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

  /// The type of the associated value that an argument of a pattern stands for.
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

  /// What a case of `Optional` or `Result` holds; `nil` for any other.
  mutating func libraryPayload(_ file: FileID, _ part: Int) -> TypeID? {
    let name = reference(file, part).name
    guard reference(file, part).kind == .implicitMember else { return nil }
    if linkage.known.optionalCases.contains(name) {
      // `.some(.name)` is matched against what `.name` is.
      return reference(file, part).isInPattern ? expectation(ofMember: file, part).type : nil
    }
    guard let number = linkage.known.resultCases.firstIndex(of: name) else { return nil }
    let type = expectation(ofMember: file, part).type
    return types.isType(type, named: linkage.known.result) ? types.operand(number, of: type) : nil
  }
}
