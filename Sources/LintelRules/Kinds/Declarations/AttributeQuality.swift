import LintelGraph

/// An attribute, property wrapper or macro is written on it.
struct AttributeQuality: Quality {
  static let patterns = RuleOption<[NamePattern]>.patterns(
    "attribute", "One of these attributes, without '@', is written on it.")
  static var option: any DeclaredOption { patterns }

  let patterns: [NamePattern]

  init?(_ fields: Fields) {
    patterns = fields[Self.patterns]
    if patterns.isEmpty { return nil }
    for pattern in patterns where pattern.text.hasPrefix("@") {
      fields.log.report(
        .badPattern(pattern.text, reason: "write it without '@'"),
        at: fields.mark(of: Self.patterns.key))
    }
  }

  var texts: [String] { patterns.map(\.text) }

  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    graph.attributes(of: declaration).lazy.map { graph.text(of: $0) }
      .first { name in patterns.contains { $0.matches(name) } }
  }

  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let names = list(texts.map { "'@\($0)'" }, last: "or")
    return Shortcoming(
      statement: "lacks the attribute \(names)", remedy: "write \(names) before it")
  }

  func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "has the attribute '@\(found)', which it must not",
      remedy: "remove '@\(found)', or keep what needs it in another type, outside")
  }

  func variants(of specimen: Specimen, having: Bool) -> [Specimen] {
    var copy = specimen
    if having {
      copy.attributes += patterns.compactMap(\.example).prefix(1)
    } else {
      copy.attributes.removeAll { name in patterns.contains { $0.matches(name) } }
    }
    return copy.renamed
  }
}
