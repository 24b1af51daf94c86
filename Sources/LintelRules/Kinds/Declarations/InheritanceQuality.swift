import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// The quality that a declaration inherits from, or conforms to, a type with a matching name,
/// directly or through others: `inherits: UIViewController`.
package struct InheritanceQuality: Quality {
  package static let patterns = RuleOption<[NamePattern]>.patterns(
    "inherits", "It inherits from or conforms to one of these, directly or through others.")
  package static var option: any DeclaredOption { patterns }

  package let patterns: [NamePattern]

  package init?(_ fields: Fields) {
    patterns = fields[Self.patterns]
    if patterns.isEmpty { return nil }
  }

  package var texts: [String] { patterns.map(\.text) }

  package func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let patterns = patterns.map { SupertypePattern($0, graph) }
    return graph.allSupertypes(of: declaration)
      .first { supertype in patterns.contains { $0.matches(supertype, of: declaration) } }
      .map { graph.text(of: $0.name) }
  }

  package func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let names = list(texts.map(quoted), last: "or")
    let kind = graph.declarations[declaration].kind
    let move = "move it to where this is not required"
    return Shortcoming(
      statement: "does not inherit from or conform to \(names)",
      remedy: kind.isNominalType || kind == .extension
        ? "let it inherit from or conform to \(names), or \(move)" : move)
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "has the supertype '\(found)', which it must not",
      remedy: "keep the code that needs \(found) in another type, outside")
  }
}
