import LintelComponents
import LintelConfiguration
import LintelFindings
import LintelGraph
import LintelJudging
import LintelProving
import LintelText
import LintelVocabulary

/// `plain-names`: names of types have no underscore. A kind of rule in one file: its options, what
/// it finds, in its own words, and what breaks it.
struct PlainNamesRule: RuleKind {
  static let word = "plain-names"
  static let summary = "names of types have no underscore"
  static let judges = RuleSubject.nothingWritten
  static let options: [any DeclaredOption] = [components]

  static let components = RuleOption<[ComponentReference]>.components(
    "in", isRequired: true, "Whose types are judged.")

  let components: [ComponentReference]

  init(_ fields: Fields) { components = fields[Self.components] }

  var references: [ComponentReference] { components }

  func bind(to scope: RuleScope) -> any BoundRule {
    Bound(judged: scope.components.components(of: components))
  }

  struct Bound: ProvableRule {
    let judged: [ComponentID]

    func breaches(in context: RuleContext) -> [any Breach] {
      types(in: context).filter { context.graph.qualifiedName(of: $0.type).contains("_") }
        .map { UnderscoreBreach(type: $0.type, component: $0.component) }
    }

    func permission(from: ComponentID, to: ComponentID) -> Permission { .unregulated }

    func mutations(in context: RuleContext) -> [Mutation] {
      types(in: context).prefix(1).map { type, _ in
        Mutation(
          change: .code("struct Lintel_Proof {}", in: type),
          summary: "a type with an underscore in '\(context.graph.qualifiedName(of: type))'")
      }
    }

    private func types(
      in context: RuleContext
    ) -> [(type: DeclarationID, component: ComponentID)] {
      context.graph.declarations.indices.compactMap { position in
        let id = DeclarationID(position)
        guard context.graph.declarations[position].kind.isNominalType,
          let component = context.components.membership(of: id).all.first(where: judged.contains)
        else { return nil }
        return (id, component)
      }
    }
  }
}

/// A name with an underscore, told by its number of underscores.
private struct UnderscoreBreach: Breach {
  let type: DeclarationID
  let component: ComponentID

  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let name = context.graph.qualifiedName(of: type)
    return BreachReport(
      message: "'\(name)' has \(counted(name.count { $0 == "_" }, "underscore"))",
      remedy: "write it in camel case", from: context.endpoint(named: type, in: component),
      locations: [locations.location(of: type, in: context.graph)])
  }
}
