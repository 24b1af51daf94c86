import LintelGraph
import LintelScanner

/// The types of paths, from segment to segment.
extension Inference {
  /// Returns the type of the value of a path up to and including the segment at `index`: `Cell` for
  /// `row.cell`.
  mutating func segmentType(_ file: FileID, _ index: Int) -> TypeID {
    let known = code[file.position].types[index]
    if known == TypeTable.pending { return TypeTable.unknown }
    if known != TypeTable.unset { return known }
    guard types.depth < Types.maximumDepth else { return TypeTable.unknown }
    code[file.position].types[index] = TypeTable.pending
    types.depth += 1
    let type = findSegmentType(file, index)
    types.depth -= 1
    // The base of a path may settle later segments too: `Core.load()`, where `Core` is a module.
    let settled = code[file.position].types[index]
    if settled != TypeTable.pending { return settled }
    code[file.position].types[index] = type
    return type
  }

  private mutating func findSegmentType(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.kind == .argument || fact.isInTypePosition { return TypeTable.unknown }
    if fact.isContinuation {
      let base = segmentType(file, Int(fact.link))
      let settled = code[file.position].types[index]
      if settled != TypeTable.pending { return settled }
      return member(file, index, of: base)
    }
    switch fact.kind {
    case .value: return valueHead(file, index)
    case .selfMember, .superMember: return ownMember(file, index)
    case .implicitMember: return implicitMember(file, index)
    case .member where fact.name == linkage.known.blank:
      return applied(parenthesised(file, before: index), file, index)
    case .member: return memberOfUnknown(file, index)
    case .keypath where !startsWithType(file, index):
      return keyPathMember(file, index)
    case .argument: return TypeTable.unknown
    default: return typeHead(file, index)
    }
  }

  private func startsWithType(_ file: FileID, _ index: Int) -> Bool {
    // The first name of `\Root.member` is a type, that of `\.member` is none.
    let facts = linkage.references[file.position]
    return linkage.linker.scopes.mayMeanType(facts[index].name)
  }

  /// Returns the type of a whole path, from its segment at `index` to its end: `row.cell.width`.
  mutating func pathType(_ file: FileID, _ index: Int) -> TypeID {
    segmentType(file, lastSegment(file, index, limit: Types.maximumDepth))
  }

  /// Returns the type of the path whose base should be at `index`; damaged code may have none
  /// there.
  mutating func valueType(ofPathAt index: Int, _ file: FileID) -> TypeID {
    let facts = linkage.references[file.position]
    guard index < facts.count, facts[index].kind != .argument, !facts[index].isContinuation else {
      return TypeTable.unknown
    }
    return pathType(file, index)
  }
}
