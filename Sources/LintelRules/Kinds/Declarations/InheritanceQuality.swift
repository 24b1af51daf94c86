import LintelGraph

/// It inherits from, or conforms to, something with a matching name, directly or through types of
/// the project.
struct InheritanceQuality: Quality {
  static let patterns = RuleOption<[NamePattern]>.patterns(
    "inherits", "It inherits from or conforms to one of these, directly or through others.")
  static var option: any DeclaredOption { patterns }

  let patterns: [NamePattern]

  init?(_ fields: Fields) {
    patterns = fields[Self.patterns]
    if patterns.isEmpty { return nil }
  }

  var texts: [String] { patterns.map(\.text) }

  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    graph.allSupertypes(of: declaration).lazy.map { graph.text(of: $0.name) }
      .first { name in patterns.contains { $0.matches(name) } }
  }

  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let names = list(texts.map(quoted), last: "or")
    return Shortcoming(
      statement: "does not inherit from or conform to \(names)",
      remedy: "let it conform to \(names), or move it to where it need not")
  }

  func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "has the supertype '\(found)', which it must not",
      remedy: "keep what needs \(found) in another type, outside")
  }

  func variants(of specimen: Specimen, having: Bool) -> [Specimen] {
    var copy = specimen
    copy.supertypes =
      having ? specimen.supertypes + patterns.compactMap(\.example).prefix(1) : []
    return copy.renamed
  }
}
