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

/// A rule that finds declarations of some names.
struct ScriptedRule: RuleKind {
  static let word = "scripted"
  static let summary = "finds what it is told to"
  static let judges = RuleSubject.nothingWritten
  static let options: [any DeclaredOption] = []

  let found: [String]
  let proposals: @Sendable (RuleContext) -> [ProposedBreach]

  init(found: [String], proposals: @escaping @Sendable (RuleContext) -> [ProposedBreach]) {
    self.found = found
    self.proposals = proposals
  }

  init(_ fields: Fields) { self.init(found: []) { _ in [] } }

  var references: [ComponentReference] { [] }

  func bind(to scope: RuleScope) -> any BoundRule { Bound(rule: self) }

  private struct Bound: BoundRule {
    let rule: ScriptedRule
    var judged: [ComponentID] { [] }

    func breaches(in context: RuleContext) -> [Breach] {
      context.graph.declarations.indices.map(DeclarationID.init).filter {
        rule.found.contains(context.graph.text(of: context.graph.declarations[Int($0)].name))
      }.map { Breach(subject: .declaration($0), reason: NoReason()) }
    }

    func proposals(in context: RuleContext) -> [ProposedBreach] { rule.proposals(context) }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}
