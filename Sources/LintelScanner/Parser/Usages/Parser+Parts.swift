extension Parser {
  /// Records a usage.
  ///
  /// - Returns: its index.
  mutating func addUsage(_ kind: UsageKind, _ link: Int32) -> Int32 {
    facts.usages.append(UsageFact(kind: kind, link: link))
    siblings.append(-1)
    return Int32(facts.usages.count - 1)
  }

  /// Records that the usage of the brackets before the current token does not determine the types
  /// of their contents, because a member or a call follows: `[.a].count`.
  mutating func endParts() {
    if partsEnd == tokens.previousEnd { lead(to: -1) }
  }

  /// Makes `outer` the outer usage of all usages in the brackets that closed last.
  mutating func lead(to outer: Int32) {
    var part = lastPart
    while part >= 0 {
      facts.usages.base[Int(part)].outer = outer
      part = siblings[Int(part)]
    }
  }
}
