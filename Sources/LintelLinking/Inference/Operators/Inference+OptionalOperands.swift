import LintelGraph
import LintelScanner

/// Operands that are optional, which `==` of the standard library compares.
extension Inference {
  /// Whether the value of the path that ends with a segment is certainly optional: `row?.title`,
  /// `title` with `var title: Title?`, `rows.first`, `rowsByName["a"]`.
  mutating func isOptional(pathTo last: Segment, depth: Int = 0) -> Bool {
    if linkage[last].isUnwrapped { return false }
    var segment = last
    while linkage[segment].isContinuation {
      segment = linkage.before(segment)
      if linkage[segment].isChained { return true }
    }
    _ = segmentType(last)
    return hasOptionalType(pathTo: last, depth: depth)
  }

  /// Whether the value of the path that ends with a segment is certainly optional, apart from the
  /// `?` before the segment: `row?.title` with `var title: Title?`, but not with
  /// `var title: Title`.
  mutating func hasOptionalType(pathTo last: Segment, depth: Int = 0) -> Bool {
    !linkage[last].isUnwrapped && !linkage[last].isChained
      && (isWrittenOptional(last) || isElementOrNil(last) || hasOptionalValue(last, depth))
  }

  /// Whether a segment is a member of a collection that is `nil` if the collection is empty,
  /// `rows.first`, or the value for a key: `rowsByName["a"]`.
  private mutating func isElementOrNil(_ segment: Segment) -> Bool {
    let fact = linkage[segment]
    if fact.isSubscripted {
      let collection = collectionType(segment)
      return code[subscriptAfter: segment] == nil && types[collection].kind == .dictionary
    }
    guard fact.isContinuation, !code[segment].target.isPresent,
      linkage.known.optionalMembers.contains(fact.name)
    else { return false }
    let base = segmentType(linkage.before(segment))
    return types[base].kind == .array || types[base].kind == .dictionary
  }

  /// Returns the type of the variable whose elements brackets take: that of `rows` for `rows[0]`.
  mutating func collectionType(_ segment: Segment) -> TypeID {
    let target = code[segment].target
    if target.isPresent { return declarationType(target) }
    if case .local(let local) = code.local(at: segment) { return localType(local) }
    guard linkage.isBase(segment), let parameter = calls.parameter(namedAt: segment) else {
      return TypeTable.unknown
    }
    return types.writtenType(of: parameter, in: segment.file)
  }

  /// Whether a segment is a local variable without a written type whose initial value is a path to
  /// an optional value, `let first = rows.first`.
  private mutating func hasOptionalValue(_ segment: Segment, _ depth: Int) -> Bool {
    let fact = linkage[segment]
    guard depth < 8, !fact.isContinuation, !fact.isCalled, !fact.isSubscripted,
      case .local(let local) = code.local(at: segment), case let value = linkage[local],
      value.kind == .variable, value.typeStart == 0, !value.isChoice, value.value == .reference,
      let base = base(from: CodeOffset(value.valueStart, in: local.file)),
      case let last = linkage.lastSegment(after: base),
      !hasOperator(after: last)
    else { return false }
    return isOptional(pathTo: last, depth: depth + 1)
  }
}
