import LintelGraph

/// Classes are final.
struct FinalCondition: DeclarationCondition {
  static let flag = RuleOption<Bool>.flag("final", "Classes say 'final'.")
  static var option: any DeclaredOption { flag }

  let mark: Mark

  init?(_ fields: Fields) {
    guard fields[Self.flag] else { return nil }
    mark = fields.mark(of: Self.flag.key)
  }

  func concerns(_ kind: DeclarationKind) -> Bool { kind == .class }

  func breaches(by declarations: [JudgedDeclaration], in context: RuleContext) -> [Breach] {
    declarations.compactMap { declaration in
      let value = context.graph.declarations[Int(declaration.id)]
      guard !value.traits.contains(.final) else { return nil }
      return Breach(
        subject: .condition(key, of: declaration.id, at: declaration.id),
        from: declaration.component,
        reason: Shortcoming(
          statement: "is not final", remedy: remedy(for: declaration.id, in: context.graph)))
    }
  }

  private func remedy(for declaration: DeclarationID, in graph: DependencyGraph) -> String {
    let subclass = graph.dependencyIndices(to: declaration).first {
      graph.dependencies[Int($0)].kind == .inherit
    }
    if let subclass {
      let name = graph.qualifiedName(of: graph.dependencies[Int(subclass)].from)
      return "let \(name) hold one instead of inheriting from it, then write 'final'"
    }
    return graph.declarations[Int(declaration)].access == .open
      ? "write 'public final' instead of 'open'" : "write 'final' before 'class'"
  }

  func proposals(
    for declaration: JudgedDeclaration, in context: RuleContext, _ check: SpecimenCheck
  ) -> [ProposedBreach] {
    let specimen = Specimen(like: declaration, in: context.graph)
    let found = context.proposal(specimen.renamed, check, breaking: "is not final")
    return found.map { [$0] } ?? []
  }
}
