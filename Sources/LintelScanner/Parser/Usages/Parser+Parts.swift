extension Parser {
  /// Writes down a use.
  ///
  /// - Returns: its position.
  mutating func addUsage(_ kind: UsageKind, _ link: Int32) -> Int32 {
    facts.usages.append(UsageFact(kind: kind, link: link))
    siblings.append(-1)
    return Int32(facts.usages.count - 1)
  }

  /// Notes that what the brackets before the current token are used for says nothing of what they
  /// hold: a member of them is, or a call.
  mutating func endParts() {
    if partsEnd == tokens.previousEnd { lead(to: -1) }
  }

  /// Makes `outer` what the brackets are used for that closed last.
  mutating func lead(to outer: Int32) {
    var part = lastPart
    while part >= 0 {
      facts.usages.base[Int(part)].outer = outer
      part = siblings[Int(part)]
    }
  }
}
