import LintelText
import LintelVocabulary

extension Finding {
  /// Joins findings of one rule that are mended together.
  ///
  /// All findings between one declaration and one type, including the members of the type, become
  /// one finding, because moving the type or hiding it behind a protocol mends them all. All
  /// findings of one written expression become one, too; see ``ToldExpressions``. So do chains that
  /// share a step; see ``SharedSteps``.
  package static func together(_ findings: [Finding]) -> [Finding] {
    let chains = findings.filter { $0.sharesSteps && !$0.isAlone }
    guard chains.count > 1 else { return joined(findings) }
    return joined(findings.filter { !$0.sharesSteps || $0.isAlone }) + SharedSteps.joined(chains)
  }

  private static func joined(_ findings: [Finding]) -> [Finding] {
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

  /// The properties that findings must share to be joined by type.
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
  /// Creates one finding from the breaches of one rule between one declaration and one type.
  ///
  /// - Parameters:
  ///   - parts: at least one finding.
  ///   - others: further findings about the same expressions.
  fileprivate init(_ parts: [Finding], of type: NamedType?, including others: [Finding]) {
    let parts = parts.sorted(by: Self.precedes)
    var contents = parts[0].contents
    contents.report.locations = Set(parts.flatMap(\.locations)).sorted(by: SourceLocation.precedes)
    if let type { contents.report.message += Self.words(forFurther: parts, of: type.name) }
    // The remedy is that of the hardest part: removing a superclass takes more than removing a
    // call.
    contents.report.remedy = parts.min { $0.weight < $1.weight }?.remedy
    contents.isOnlyAmbiguous = parts.allSatisfy(\.isOnlyAmbiguous)
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

  /// Returns the words for the used members of a type besides the one that the first finding is
  /// about.
  private static func words(forFurther parts: [Finding], of type: String) -> String {
    let first = parts[0].to?.name
    let members = Set(parts.compactMap { $0.to?.name }).subtracting([type, first])
    if members.isEmpty { return "" }
    return first == type
      ? "; likewise \(counted(members.count, "member")) of the type"
      : "; likewise \(counted(members.count, "more member")) of '\(type)'"
  }
}
