import LintelGraph
import LintelScanner

/// Values that are patterns, which match by the operator `~=` of the project:
/// `switch value { case other: … }`.
extension Inference {
  /// Finds the operators that variables as patterns use in a file.
  mutating func settleMatchedValues(_ file: FileID) {
    guard linkage.members.isDeclared(linkage.known.patternMatch) else { return }
    for (index, fact) in linkage.references[file.position].enumerated()
    where fact.isInPattern && fact.kind == .value && !fact.isContinuation && !fact.isCalled
      && !fact.isSubscripted && !fact.isUnwrapped && linkage.isActive(fact.condition, in: file)
    {
      let segment = Segment(index, in: file)
      guard isWholePattern(segment),
        let match = match(around: CodeOffset(fact.offset, in: file))
      else { continue }
      let owner = linkage.owner(of: segment)
      let matched = matchedType(match, in: owner)
      guard !matched.isAmbiguous,
        let found = matcher(of: segmentType(segment), with: matched.type, from: file)
      else { continue }
      code.add(
        LiteralUse(owner: owner, offset: fact.offset, makers: [found], kind: .call), in: file)
    }
  }

  /// Whether a name is neither a part of a path or an operation, nor an argument within a pattern.
  private func isWholePattern(_ segment: Segment) -> Bool {
    guard linkage.next(after: segment) == nil, !hasOperator(after: segment) else { return false }
    if let before = linkage.preceding(segment), linkage[before].kind == .argument,
      linkage[before].offset == linkage[segment].offset
    {
      return false
    }
    let operators = linkage.files[segment.file.position].operators
    let next = operators.partitioningIndex { $0.offset > linkage[segment].offset }
    return next == 0
      || Segment(ifPresent: operators[next - 1].right, in: segment.file) != segment
  }
}
