import LintelConfiguration
import LintelGraph
import LintelText

/// The quality that the name of a declaration matches one of the given patterns: `name: "*View"`.
package struct NameQuality: Quality {
  package static let patterns = RuleOption<[NamePattern]>.patterns(
    "name", "Its name matches one of these patterns.")
  package static var option: any DeclaredOption { patterns }

  package let patterns: [NamePattern]

  package init?(_ fields: Fields) {
    patterns = fields[Self.patterns]
    if patterns.isEmpty { return nil }
  }

  package var texts: [String] { patterns.map(\.text) }

  package func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let name = graph.matchedText(of: graph.declarations[declaration].name)
    return patterns.first { $0.matches(name) }?.text
  }

  package func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let names = list(texts.map(quoted), last: "or")
    let move = "move it to where other names are expected"
    // An extension has the name of its type, which may not belong to the project.
    let canRename = graph.declarations[declaration].kind != .extension
    return Shortcoming(
      statement: "is not named \(names)",
      remedy: canRename ? "rename it to match \(names), or \(move)" : move)
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is named '\(found)', which it must not be",
      remedy: "give it a name that does not match '\(found)', or move it to where such a name is "
        + "expected")
  }
}
