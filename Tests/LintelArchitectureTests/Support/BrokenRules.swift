import LintelGraph
import LintelVocabulary

@testable import LintelComponents
@testable import LintelConfiguration
@testable import LintelJudging
@testable import LintelProving
@testable import LintelRules

/// A rule that knows what would break it, and finds none of it.
struct BlindRule: RuleKind {
  static let word = "blind"
  static let summary = "finds nothing"
  static let judges = RuleSubject.dependencies
  static let options: [any DeclaredOption] = []

  var keeps: @Sendable (any Breach, RuleContext) -> Bool = { _, _ in false }
  let real: any RuleKind

  init(real: any RuleKind) { self.real = real }

  init(_ fields: Fields) { real = ForbidRule(fields) }

  var references: [ComponentReference] { real.references }

  func bind(to scope: RuleScope) -> any BoundRule {
    Bound(real: real.bind(to: scope), keeps: keeps)
  }

  private struct Bound: ProvableRule {
    let real: any BoundRule
    let keeps: @Sendable (any Breach, RuleContext) -> Bool

    var judged: [ComponentID] { real.judged }

    func breaches(in context: RuleContext) -> [any Breach] {
      real.breaches(in: context).filter { keeps($0, context) }
    }

    func mutations(in context: RuleContext) -> [Mutation] {
      (real as? any ProvableRule)?.mutations(in: context) ?? []
    }

    func canFail(among filled: [ComponentID]) -> Bool { real.canFail(among: filled) }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}

/// A rule that overlooks references of one kind.
func forgetfulRule(real: any RuleKind, forgotten: ReferenceKind) -> BlindRule {
  var rule = BlindRule(real: real)
  rule.keeps = { breach, context in
    guard let edge = (breach as? DependencyBreach)?.edge else { return true }
    return context.edges[edge].kind != forgotten
  }
  return rule
}

/// A rule that looks at one file only.
func shortSightedRule(real: any RuleKind, path: String) -> BlindRule {
  var rule = BlindRule(real: real)
  rule.keeps = { breach, context in
    guard let edge = (breach as? DependencyBreach)?.edge else { return false }
    return context.graph.files[context.edges[edge].file].path == path
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
  let mutations: @Sendable (RuleContext) -> [Mutation]

  init(found: [String], mutations: @escaping @Sendable (RuleContext) -> [Mutation]) {
    self.found = found
    self.mutations = mutations
  }

  init(_ fields: Fields) { self.init(found: []) { _ in [] } }

  var references: [ComponentReference] { [] }

  func bind(to scope: RuleScope) -> any BoundRule { Bound(rule: self) }

  private struct Bound: ProvableRule {
    let rule: ScriptedRule
    var judged: [ComponentID] { [] }

    func breaches(in context: RuleContext) -> [any Breach] {
      context.graph.declarations.indices.map(DeclarationID.init).filter {
        rule.found.contains(context.graph.text(of: context.graph.declarations[$0].name))
      }.map { DeclarationBreach($0, of: nil, reason: ScriptedReason()) }
    }

    func mutations(in context: RuleContext) -> [Mutation] { rule.mutations(context) }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }
  }
}

private struct ScriptedReason: BreachReason {
  func message(_ parts: BreachWords) -> String { "" }
  func remedy(_ parts: BreachWords) -> String { "" }
}
