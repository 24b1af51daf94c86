import LintelGraph

@testable import LintelRules

/// A rule that knows what would break it, and finds none of it.
struct BlindRule: RuleKind {
  static let word = "blind"
  static let summary = "finds nothing"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = []

  var keeps: @Sendable (Breach, RuleContext) -> Bool = { _, _ in false }
  let real: any RuleKind

  init(real: any RuleKind) { self.real = real }

  init(_ fields: Fields) { real = ForbidRule(fields) }

  var references: [ComponentReference] { real.references }

  func bind(to scope: RuleScope) -> any BoundRule {
    Bound(real: real.bind(to: scope), keeps: keeps)
  }

  private struct Bound: BoundRule {
    let real: any BoundRule
    let keeps: @Sendable (Breach, RuleContext) -> Bool

    var judged: [ComponentID] { real.judged }

    func breaches(in context: RuleContext) -> [Breach] {
      real.breaches(in: context).filter { keeps($0, context) }
    }

    func proposals(in context: RuleContext) -> [ProposedBreach] { real.proposals(in: context) }

    func canFail(among filled: [ComponentID]) -> Bool { real.canFail(among: filled) }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}

/// A rule that overlooks references of one kind.
func forgetfulRule(real: any RuleKind, forgotten: ReferenceKind) -> BlindRule {
  var rule = BlindRule(real: real)
  rule.keeps = { breach, context in
    guard case .dependency(let edge) = breach.subject else { return true }
    return context.edges[edge].kind != forgotten
  }
  return rule
}

/// A rule that looks at one file only.
func shortSightedRule(real: any RuleKind, path: String) -> BlindRule {
  var rule = BlindRule(real: real)
  rule.keeps = { breach, context in
    guard case .dependency(let edge) = breach.subject else { return false }
    return context.graph.files[Int(context.edges[edge].file)].path == path
  }
  return rule
}
