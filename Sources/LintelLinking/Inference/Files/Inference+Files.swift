import LintelGraph
import LintelScanner

/// The choice of the segments of a file that are looked at.
extension Inference {
  /// Looks at every segment of every path of a file.
  mutating func visit(_ file: FileID) {
    enter(file)
    for (index, fact) in linkage.references[file.position].enumerated()
    where fact.kind != .argument && !fact.isInTypePosition
      && mayMatter(fact, Segment(index, in: file))
      && linkage.isActive(fact.condition, in: file)
    {
      _ = segmentType(Segment(index, in: file))
    }
    settleOperators(file)
    settleHandedOperators(file)
    settleMatchedValues(file)
    settleLiterals(file)
    settleInterpolations(file)
  }

  /// Whether a segment itself may mean a declaration of the project: `load()`. The type of any
  /// other segment is looked up when a segment that depends on it is.
  private func mayMatter(_ fact: ReferenceFact, _ segment: Segment) -> Bool {
    if fact.isSubscripted { return true }
    if !fact.isCalled, !fact.isContinuation {
      // Local variables, and types that are only named.
      if fact.kind == .value, code[segment].meaning != .nothing { return false }
      if fact.kind == .static, linkage.meaning(of: segment).declaration != nil { return false }
    }
    if linkage.mayBeMeant[Int(fact.name)] { return true }
    guard fact.isCalled else { return false }
    // The initialiser may be implicit: `Row.init()`.
    if fact.name == linkage.known.initializer || fact.name == linkage.known.blank { return true }
    if fact.kind == .construct, !fact.isContinuation {
      return fact.name == linkage.known.selfType || linkage.addsInitializers(fact.name)
    }
    // A call is looked at before its arguments, because the meanings of both depend on each other:
    // `show(.title)`.
    return calls.argument(after: segment) != nil
  }
}
