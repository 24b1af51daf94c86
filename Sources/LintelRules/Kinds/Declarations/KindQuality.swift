import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// The quality that a declaration has one of the given kinds: `kind: [class, actor]`.
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
    let kind = graph.declarations[declaration].kind
    let move = "move it to where \(kind.wordWithArticle) is expected"
    let likely = list(kinds.filter(kind.canBecome).map(\.wordWithArticle), last: "or")
    return Shortcoming(
      statement: "is \(kind.wordWithArticle), where "
        + "\(list(kinds.map(\.wordWithArticle), last: "or")) is expected",
      remedy: likely.isEmpty ? move : "make it \(likely), or \(move)")
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is \(found), which it must not be",
      remedy: "make it something else, or move it to where \(found) is expected")
  }
}

extension DeclarationKind {
  /// Whether a declaration of this kind can be rewritten as one of another kind: a type as another
  /// type, a variable as a constant, or a constant as a variable.
  fileprivate func canBecome(_ other: DeclarationKind) -> Bool {
    isNominalType ? other.isNominalType : hasValue && other.hasValue
  }

  private var hasValue: Bool { self == .variable || self == .constant }
}
