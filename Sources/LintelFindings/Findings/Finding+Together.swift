import LintelText
import LintelVocabulary

extension Finding {
  /// Findings of one rule, in which all that one declaration breaks it by with one type, and with its
  /// members, is told as one: who moves the type, or hides it behind a protocol, mends them all. So
  /// is what one written expression breaks it by.
  package static func together(_ findings: [Finding]) -> [Finding] {
    let expressions = ToldExpressions(findings)
    var positions: [TypePair: Int] = [:]
    var groups: [(type: NamedType?, parts: [Finding], others: [Finding])] = []
    for position in findings.indices {
      guard let finding = expressions.left(of: position) else { continue }
      let others = expressions.included(by: position)
      guard let pair = TypePair(finding) else {
        groups.append((nil, [finding], others))
        continue
      }
      if let known = positions[pair] {
        groups[known].parts.append(finding)
        groups[known].others += others
      } else {
        positions[pair] = groups.count
        groups.append((pair.type, [finding], others))
      }
    }
    return groups.map { type, parts, others in
      parts.count + others.count == 1
        ? parts[0] : Finding(parts, of: type, including: others)
    }
  }

  /// What findings have in common that are told as one.
  private struct TypePair: Hashable {
    let from: Endpoint
    let type: NamedType
    let component: String?
    let severity: Severity

    init?(_ finding: Finding) {
      guard !finding.isAlone, let from = finding.from, let to = finding.to, let type = to.type
      else {
        return nil
      }
      (self.from, self.type) = (from, type)
      (component, severity) = (to.component, finding.severity)
    }
  }
}

extension Finding {
  /// What breaks one rule between one declaration and one type, told as one.
  ///
  /// - Parameters:
  ///   - parts: at least one.
  ///   - others: what the same expressions break as well.
  fileprivate init(_ parts: [Finding], of type: NamedType?, including others: [Finding]) {
    let parts = parts.sorted(by: Self.precedes)
    var contents = parts[0].contents
    contents.locations = Set(parts.flatMap(\.locations)).sorted(by: SourceLocation.precedes)
    if let type { contents.message += Self.words(forFurther: parts, of: type.name) }
    // The one who must be rid of a superclass has more to do than one who calls a function.
    contents.remedy = parts.min { $0.weight < $1.weight }?.remedy
    contents.parts = parts + others.sorted(by: Self.precedes)
    self.init(contents)
  }

  private var weight: Int {
    switch kind {
    case .inherit: 0
    case .conform, .extend: 1
    case .construct: 2
    default: 3
    }
  }

  /// Says what else is used of a type, besides what the first of several findings is about.
  private static func words(forFurther parts: [Finding], of type: String) -> String {
    let first = parts[0].to?.name
    let members = Set(parts.compactMap { $0.to?.name }).subtracting([type, first])
    if members.isEmpty { return "" }
    return first == type
      ? "; likewise \(counted(members.count, "member")) of it"
      : "; likewise \(counted(members.count, "more member")) of '\(type)'"
  }
}
