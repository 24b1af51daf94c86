import LintelText
import LintelVocabulary

extension Finding {
  /// Joins those findings of one rule that a single change would mend.
  ///
  /// The findings from one declaration to one type and its members become one finding, because
  /// moving the type, or hiding it behind a protocol, mends all of them. Only findings of the same
  /// severity, whose targets are in the same component, are joined. The findings about one written
  /// expression become one finding as well; see ``ToldExpressions``.
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
  /// Creates one finding from several findings of one rule.
  ///
  /// - Parameters:
  ///   - parts: the findings from one declaration to `type` and its members, at least one; a single
  ///     finding if `type` is `nil`.
  ///   - others: further findings about the expressions of `parts`. They add nothing to the
  ///     message, the remedy and the locations.
  fileprivate init(_ parts: [Finding], of type: NamedType?, including others: [Finding]) {
    let parts = parts.sorted(by: Self.precedes)
    var contents = parts[0].contents
    contents.report.locations = Set(parts.flatMap(\.locations)).sorted(by: SourceLocation.precedes)
    if let type { contents.report.message += Self.words(forFurther: parts, of: type.name) }
    // The remedy is that of the part that is hardest to mend: removing a superclass takes more work
    // than removing a call.
    contents.report.remedy = parts.min { $0.easeOfMending < $1.easeOfMending }?.remedy
    contents.isOnlyAmbiguous = parts.allSatisfy(\.isOnlyAmbiguous)
    contents.parts = parts + others.sorted(by: Self.precedes)
    self.init(contents)
  }

  /// A number that is lower the more work it takes to mend the finding.
  private var easeOfMending: Int {
    switch kind {
    case .inherit: 0
    case .conform, .extend: 1
    case .construct: 2
    default: 3
    }
  }

  /// Returns the end of the message, which counts the used members of a type, without the target of
  /// the first finding.
  private static func words(forFurther parts: [Finding], of type: String) -> String {
    let first = parts[0].to?.name
    let members = Set(parts.compactMap { $0.to?.name }).subtracting([type, first])
    if members.isEmpty { return "" }
    return first == type
      ? "; likewise \(counted(members.count, "member")) of the type"
      : "; likewise \(counted(members.count, "more member")) of '\(type)'"
  }
}
