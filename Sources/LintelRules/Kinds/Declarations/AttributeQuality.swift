import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelText

/// The quality that an attribute, property wrapper or macro is written on a declaration:
/// `attribute: MainActor`.
package struct AttributeQuality: Quality {
  package static let patterns = RuleOption<[NamePattern]>.patterns(
    "attribute", "One of these attributes, without '@', is written on it.")
  package static var option: any DeclaredOption { patterns }

  package let patterns: [NamePattern]

  package init?(_ fields: Fields) {
    patterns = fields[Self.patterns]
    if patterns.isEmpty { return nil }
    for pattern in patterns where pattern.text.hasPrefix("@") {
      fields.log.report(
        FieldError.badPattern(pattern.text, reason: "write it without '@'"),
        at: fields.mark(of: Self.patterns.key))
    }
  }

  package var texts: [String] { patterns.map(\.text) }

  package func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let patterns = patterns.map { AttributePattern($0, graph) }
    return graph.attributes(of: declaration)
      .first { attribute in patterns.contains { $0.matches(attribute, of: declaration) } }
      .map { graph.text(of: $0) }
  }

  package func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let names = list(texts.map { "'@\($0)'" }, last: "or")
    return Shortcoming(
      statement: "lacks the attribute \(names)", remedy: "write \(names) before it")
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "has the attribute '@\(found)', which it must not",
      remedy: "remove '@\(found)', or keep the code that needs it in another type, outside")
  }
}
