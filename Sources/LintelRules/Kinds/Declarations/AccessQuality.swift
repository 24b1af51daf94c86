import LintelGraph

/// Its access level, written or not, is one of some.
struct AccessQuality: Quality {
  static let levels = RuleOption<[AccessLevel]?>.words(
    "access", of: AccessLevel.allCases, "access level", "Its access level is one of these.")
  static var option: any DeclaredOption { levels }

  let levels: [AccessLevel]

  init?(_ fields: Fields) {
    levels = fields[Self.levels] ?? []
    if levels.isEmpty { return nil }
  }

  var texts: [String] { levels.map(\.rawValue) }

  func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let access = graph.declarations[Int(declaration)].access
    return levels.contains(access) ? access.rawValue : nil
  }

  func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let access = graph.declarations[Int(declaration)].access
    let levels = list(texts, last: "or")
    return Shortcoming(
      statement: "is \(access.rawValue), where \(levels) is expected",
      remedy: "declare it \(levels)")
  }

  func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is \(found), which it must not be",
      remedy: "declare it with another access level than \(found)")
  }

  func variants(of specimen: Specimen, having: Bool) -> [Specimen] {
    let usual: [AccessLevel] = [.internal, .public, .package, .private, .fileprivate, .open]
    return usual.filter { levels.contains($0) == having }.flatMap { level in
      var copy = specimen
      copy.access = level
      return copy.renamed
    }
  }
}
