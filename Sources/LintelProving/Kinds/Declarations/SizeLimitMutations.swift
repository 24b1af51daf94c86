import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension LineLimit: ProvableCondition {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let count = context.lineCount(of: declaration.id)
    return context.mutations(past: limit, from: count, of: declaration)
  }
}

extension MemberLimit: ProvableCondition {
  func mutations(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: MutantCheck
  ) -> [Mutation] {
    let count = context.typeParts.memberCount(of: declaration.id)
    return context.mutations(past: limit, from: count, of: declaration)
  }
}

extension RuleContext {
  /// Returns a mutation that adds functions of one line each to a declaration with a body, until
  /// the declaration exceeds a limit.
  fileprivate func mutations(
    past limit: Int, from count: Int, of declaration: JudgedDeclaration
  ) -> [Mutation] {
    let isType = declaration.kind.isNominalType || declaration.kind == .extension
    guard isType || declaration.kind == .function,
      let lines = Mutation.functions(past: Double(limit), from: count)
    else { return [] }
    return [
      Mutation(
        change: .code(lines.joined(separator: "\n"), in: declaration.id),
        expectation: .atDeclaration(declaration.id),
        summary: "adds \(LintelText.counted(lines.count, "function")) to "
          + "'\(graph.qualifiedName(of: declaration.id))'")
    ]
  }
}
