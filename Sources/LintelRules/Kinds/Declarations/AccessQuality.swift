import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// Its access level, written or not, is one of some.
package struct AccessQuality: Quality {
  package static let levels = RuleOption<[AccessLevel]?>.words(
    "access", of: AccessLevel.allCases, "access level", "Its access level is one of these.")
  package static var option: any DeclaredOption { levels }

  package let levels: [AccessLevel]

  package init?(_ fields: Fields) {
    levels = fields[Self.levels] ?? []
    if levels.isEmpty { return nil }
  }

  package var texts: [String] { levels.map(\.rawValue) }

  package func found(in declaration: DeclarationID, _ graph: DependencyGraph) -> String? {
    let access = graph.declarations[declaration].access
    return levels.contains(access) ? access.rawValue : nil
  }

  package func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let access = graph.declarations[declaration].access
    let levels = list(texts, last: "or")
    return Shortcoming(
      statement: "is \(access.rawValue), where \(levels) is expected",
      remedy: "declare it \(levels)")
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is \(found), which it must not be",
      remedy: "declare it with another access level than \(found)")
  }
}
