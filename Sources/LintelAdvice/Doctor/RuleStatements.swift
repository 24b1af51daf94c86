import LintelComponents
import LintelJudging

/// What one rule says of pairs of components.
struct RuleStatements {
  private(set) var forbidden: Set<ComponentPair> = []
  /// What it lists as ones that may be used, in the order of the components.
  private(set) var listed: [ComponentPair] = []
  /// How many pairs were looked at.
  let pairCount: Int

  /// - Parameters:
  ///   - filled: the components that have code.
  ///   - limit: `nil` is returned where more pairs would have to be looked at.
  init?(of rule: any BoundRule, among filled: [ComponentID], atMost limit: Int) {
    let ends = rule.ends ?? .none
    let sources = filled.filter { ends.from?.contains($0) ?? true }
    let targets = filled.filter { ends.to?.contains($0) ?? true }
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
