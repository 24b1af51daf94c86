import LintelJudging
import LintelRules
import LintelVocabulary

extension DeclarationsRule.Bound: ProvableRule {
  /// Returns, for each condition, mutations made from one declaration of each component, preferably
  /// from a declaration that meets the condition.
  package func mutations(in context: RuleContext) -> [Mutation] {
    let check = MutantCheck(components: components, asked: selection.scope)
    return conditions.compactMap { $0 as? any ProvableCondition }.flatMap {
      mutations(for: $0, in: context, check)
    }
  }

  private func mutations(
    for condition: any ProvableCondition, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let concerned = selection.declarations.filter { condition.concerns($0.kind) }
    let failing = Set(
      condition.breaches(by: concerned, in: context).compactMap {
        ($0 as? DeclarationBreach)?.declaration
      })
    let sorted =
      concerned.filter { !failing.contains($0.id) } + concerned.filter { failing.contains($0.id) }
    let byComponent = Dictionary(grouping: sorted, by: \.component)
    var found: [Mutation] = []
    for (_, declarations) in byComponent.sorted(by: { ($0.key ?? .absent) < ($1.key ?? .absent) }) {
      let tried = declarations.prefix(Self.triedCount).lazy
        .map { condition.mutations(for: $0, in: context, check) }
      found += tried.first { !$0.isEmpty } ?? []
    }
    return found
  }

  /// The largest number of declarations of a component that are tried; a mutation can usually be
  /// made from one of them.
  private static let triedCount = 10
}

/// A condition that can make mutations; in each, an existing or a new declaration fails the
/// condition.
protocol ProvableCondition: DeclarationCondition {
  /// - Parameter check: decides whether the rule would judge a new declaration.
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation]
}
