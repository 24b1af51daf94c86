import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// The quality that the access level is one of a list, whether it is written or not, and as far as
/// the types around the declaration allow it:
/// `access: [internal, private]`.
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
    let access = graph.effectiveAccess(of: declaration)
    return levels.contains(access) ? access.rawValue : nil
  }

  package func lack(in declaration: DeclarationID, _ graph: DependencyGraph) -> Shortcoming {
    let value = graph.declarations[declaration]
    let owner = value.owner.map { graph.declarations[$0] }
    let canBeOpen = value.kind == .class || owner?.kind == .class
    let likely = levels.filter { $0 != .open || canBeOpen }.map(\.rawValue)
    // Requirements of protocols and enum cases have the access level of their owner.
    let isSeenWithOwner = owner?.kind == .protocol || value.kind == .enumCase
    // A public member of an internal type is as public as the type.
    let limit =
      levels.contains(value.access) ? graph.leastVisibleType(around: declaration) : nil
    let subject =
      limit.map { graph.qualifiedName(of: $0) }
      ?? (isSeenWithOwner ? owner.map { graph.text(of: $0.name) } ?? "it" : "it")
    return Shortcoming(
      statement:
        "is \(graph.effectiveAccess(of: declaration).rawValue), where \(list(texts, last: "or")) is expected",
      remedy: likely.isEmpty
        ? "move it to where this is not required"
        : "declare \(subject) \(list(likely, last: "or"))")
  }

  package func excess(_ found: String) -> Shortcoming {
    Shortcoming(
      statement: "is \(found), which it must not be",
      remedy: "declare it with another access level than \(found)")
  }
}
