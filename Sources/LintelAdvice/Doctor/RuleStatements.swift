import LintelComponents
import LintelJudging

/// The pairs of components that one rule forbids, or lists as allowed.
struct RuleStatements {
  private(set) var forbidden: Set<ComponentPair> = []
  /// The pairs that the rule lists as allowed, in the order of the components.
  private(set) var listed: [ComponentPair] = []
  /// The number of pairs that were examined.
  let pairCount: Int

  /// - Parameters:
  ///   - filled: the components that have code.
  ///   - limit: the most pairs to examine; `nil` is returned if there are more.
  init?(of rule: any BoundRule, among filled: FilledComponents, atMost limit: Int) {
    let ends = rule.ends ?? .none
    let sources = filled.members(in: ends.from)
    let targets = filled.members(in: ends.to)
    pairCount = sources.count * targets.count
    guard pairCount <= limit else { return nil }
    for from in sources {
      for to in targets where to != from {
        let permission = rule.permission(from: from, to: to)
        let pair = ComponentPair(from: from, to: to)
        if permission == .forbidden { forbidden.insert(pair) }
        if permission == rule.listed { listed.append(pair) }
      }
    }
  }
}
