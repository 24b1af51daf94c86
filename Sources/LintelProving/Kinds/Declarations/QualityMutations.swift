import LintelJudging
import LintelRules

/// A quality that a declaration can be given or denied.
protocol ProvableQuality: Quality {
  /// Returns copies of a mutant that differ in the quality: they have it if `having` is true, and
  /// lack it otherwise.
  func variants(of mutant: Mutant, having: Bool) -> [Mutant]
}

extension Wanted: ProvableCondition where Q: ProvableQuality {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let mutant = Mutant(like: declaration, in: context.graph)
    let found = context.mutation(
      quality.variants(of: mutant, having: false), check,
      breaking: "does not have the '\(key)' that it should")
    return found.map { [$0] } ?? []
  }
}

extension Unwanted: ProvableCondition where Q: ProvableQuality {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let mutant = Mutant(like: declaration, in: context.graph)
    let found = context.mutation(
      quality.variants(of: mutant, having: true), check,
      breaking: "has the '\(key)' that it should not")
    return found.map { [$0] } ?? []
  }
}
