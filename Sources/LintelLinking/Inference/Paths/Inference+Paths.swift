import LintelGraph
import LintelScanner

/// The types of paths, from segment to segment.
extension Inference {
  /// Returns the type of the value of a path up to and including a segment: `Cell` for `row.cell`.
  mutating func segmentType(_ segment: Segment) -> TypeID {
    let state = code[segment].type
    if state == .pending { return TypeTable.unknown }
    if let type = state.known { return type }
    guard types.depth < TypeTable.maximumDepth else { return TypeTable.unknown }
    code[segment].type = .pending
    types.depth += 1
    let found = findSegmentType(segment)
    let type = types.seen(found, at: segment)
    types.depth -= 1
    // The base of a path may settle later segments too: `Core.load()`, where `Core` is a module.
    if let settled = code[segment].type.known { return settled }
    code[segment].type = TypeState(type)
    return type
  }

  private mutating func findSegmentType(_ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    if fact.kind == .argument || fact.isInTypePosition { return TypeTable.unknown }
    if fact.isContinuation {
      let base = segmentType(linkage.before(segment))
      if let settled = code[segment].type.known { return settled }
      return member(segment, of: base)
    }
    switch fact.kind {
    case .value: return valueHead(segment)
    case .selfMember, .superMember: return ownMember(segment)
    case .implicitMember: return implicitMember(segment)
    case .member where fact.name == linkage.known.blank:
      return applied(parenthesised(before: segment), segment)
    case .member: return memberOfUnknown(segment)
    case .keypath where !startsWithType(segment):
      return keyPathMember(segment)
    case .argument: return TypeTable.unknown
    default: return typeHead(segment)
    }
  }

  private func startsWithType(_ segment: Segment) -> Bool {
    // The first name of `\Root.member` is a type, and that of `\.member` is not.
    linkage.mayMeanType(linkage[segment].name)
  }

  /// Returns the type of a whole path, given any of its segments: `row.cell.width`.
  mutating func pathType(_ segment: Segment) -> TypeID {
    segmentType(linkage.lastSegment(after: segment))
  }

  /// Returns the type of the path with the given base; unknown if the reference is not the base of
  /// a path, which may happen in damaged code.
  mutating func valueType(ofPathAt base: Segment) -> TypeID {
    guard linkage.isBase(base) else { return TypeTable.unknown }
    return pathType(base)
  }
}
