import LintelGraph

/// It is a class, a struct, a function …
struct KindQuality: Quality {
  static let kinds = RuleOption<[DeclarationKind]?>.words(
    "kind", of: DeclarationKind.allCases.filter { $0 != .file }, "kind of declaration",
    "It is of one of these kinds.")
  static var option: any DeclaredOption { kinds }

  let kinds: [DeclarationKind]

  init?(_ fields: Fields) {
    kinds = fields[Self.kinds] ?? []
    if kinds.isEmpty { return nil }
  }

  var texts: [String] { kinds.map(\.rawValue) }

  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let kind = graph.declarations[Int(declaration)].kind
    return kinds.contains(kind) ? kind.wordWithArticle : nil
  }

  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let kind = graph.declarations[Int(declaration)].kind.wordWithArticle
    let kinds = list(kinds.map(\.wordWithArticle), last: "or")
    return Shortcoming(
      statement: "is \(kind), where \(kinds) is expected",
      remedy: "make it \(kinds), or move it to where \(kind) is expected")
  }

  func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is \(found), which it must not be",
      remedy: "make it something else, or move it to where \(found) is expected")
  }

  func variants(of specimen: Specimen, having: Bool) -> [Specimen] {
    let types: [DeclarationKind] = [.class, .struct, .enum, .protocol, .actor]
    let members: [DeclarationKind] = [.function, .variable, .constant, .typealias]
    let candidates = types.contains(specimen.kind) ? types : members
    return candidates.filter { kinds.contains($0) == having }.flatMap { kind in
      var copy = specimen
      copy.kind = kind
      return copy.renamed
    }
  }
}
