import LintelGraph

/// Its name matches one of some patterns.
struct NameQuality: Quality {
  static let patterns = RuleOption<[NamePattern]>.patterns(
    "name", "Its name matches one of these patterns.")
  static var option: any DeclaredOption { patterns }

  let patterns: [NamePattern]

  init?(_ fields: Fields) {
    patterns = fields[Self.patterns]
    if patterns.isEmpty { return nil }
  }

  var texts: [String] { patterns.map(\.text) }

  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let name = graph.text(of: graph.declarations[Int(declaration)].name)
    return patterns.first { $0.matches(name) }?.text
  }

  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let names = list(texts.map(quoted), last: "or")
    return Shortcoming(
      statement: "is not named \(names)",
      remedy: "rename it to match \(names), or move it to where other names are expected")
  }

  func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is named '\(found)', which it must not be",
      remedy: "give it a name that does not match '\(found)', or move it to where that is expected")
  }

  func variants(of specimen: Specimen, having: Bool) -> [Specimen] {
    var candidates = specimen.renamed
    for name in patterns.compactMap(\.example) where having {
      var copy = specimen
      copy.name = name
      candidates.append(copy)
    }
    return candidates.filter { candidate in
      patterns.contains { $0.matches(candidate.name) } == having
    }
  }
}
