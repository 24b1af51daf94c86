import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The condition that classes are final.
package struct FinalCondition: DeclarationCondition {
  package static let flag = RuleOption<Bool>.flag("final", "Classes are 'final'.")
  package static var option: any DeclaredOption { flag }

  package let mark: Mark

  package init?(_ fields: Fields) {
    guard fields[Self.flag] else { return nil }
    mark = fields.mark(of: Self.flag.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { kind == .class }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    declarations.compactMap { declaration in
      let value = context.graph.declarations[declaration.id]
      guard !value.traits.contains(.final) else { return nil }
      return DeclarationBreach(
        declaration.id, fails: key, at: declaration.id, of: declaration.component,
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
      return "let \(name) hold an instance instead of inheriting, then write 'final'"
    }
    return graph.declarations[declaration].access == .open
      ? "write 'public final' instead of 'open'" : "write 'final' before 'class'"
  }
}
