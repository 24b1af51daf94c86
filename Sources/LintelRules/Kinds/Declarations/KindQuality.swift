import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// It is a class, a struct, a function …
package struct KindQuality: Quality {
  package static let kinds = RuleOption<[DeclarationKind]?>.words(
    "kind", of: DeclarationKind.inRules, "kind of declaration",
    "It is of one of these kinds.")
  package static var option: any DeclaredOption { kinds }

  package let kinds: [DeclarationKind]

  package init?(_ fields: Fields) {
    kinds = fields[Self.kinds] ?? []
    if kinds.isEmpty { return nil }
  }

  package var texts: [String] { kinds.map(\.rawValue) }

  package func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let kind = graph.declarations[declaration].kind
    return kinds.contains(kind) ? kind.wordWithArticle : nil
  }

  package func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let kind = graph.declarations[declaration].kind.wordWithArticle
    let kinds = list(kinds.map(\.wordWithArticle), last: "or")
    return Shortcoming(
      statement: "is \(kind), where \(kinds) is expected",
      remedy: "make it \(kinds), or move it to where \(kind) is expected")
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is \(found), which it must not be",
      remedy: "make it something else, or move it to where \(found) is expected")
  }
}
