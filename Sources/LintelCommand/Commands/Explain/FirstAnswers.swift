import LintelFindings
import LintelJudging
import LintelReports
import LintelText

/// The answers to the first questions about a part of a project: what it may use, what uses it, and
/// which rules it breaks now.
struct FirstAnswers {
  /// The only component of the part; `nil` if there is none, or if there are several.
  let component: String?
  /// The components of each type outside of the part that uses the part, separated by commas; `nil`
  /// for a type in no component.
  let users: [String?]
  /// The findings in the part that are neither hidden by a comment nor accepted by a baseline.
  let findings: [Finding]
  /// The number of findings in the part that a baseline accepts.
  let acceptedCount: Int

  private static let labelWidth = 14
  private static let findingLimit = 5

  /// - Parameter standing: returns the permissions of a component; `nil` if the sources contain no
  ///   component of that name.
  func lines(_ standing: (String) -> ComponentStanding?, _ paths: RepositoryPaths) -> [String] {
    (component.flatMap(standing).map(rights) ?? [])
      + line("used by", usersText) + line("breaks now", breachText)
      + findings.prefix(Self.findingLimit).map { "    " + $0.headline(paths: paths) }
  }

  private func rights(_ standing: ComponentStanding) -> [String] {
    let rights = standing.rights
    return line("may use", list(rights.mayUse))
      + line("by protocols", list(rights.mayUseThroughProtocols))
      + rights.mayUseByException.flatMap { line("by exception", $0.words) }
      + line("must not use", list(rights.mustNotUse))
      + line("no rule on", list(rights.unregulated))
  }

  private var usersText: String {
    guard !users.isEmpty else { return "nothing" }
    return Dictionary(grouping: users) { $0 ?? "no component" }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.key) (\(counted($0.value.count, "type")))" }.joined(separator: ", ")
  }

  private var breachText: String {
    let accepted =
      acceptedCount == 0 ? "" : "; the baseline accepts \(counted(acceptedCount, "finding"))"
    guard !findings.isEmpty else { return "nothing" + accepted }
    let rest = findings.count - Self.findingLimit
    return counted(findings.count, "finding")
      + (rest > 0 ? ", the first \(Self.findingLimit) of which are" : "") + accepted
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func line(_ label: String, _ text: String) -> [String] {
    text.isEmpty ? [] : Self.lines(label, text)
  }

  /// Returns a label with a text to the right of it, wrapped to as many lines as it needs.
  static func lines(_ label: String, _ text: String) -> [String] {
    text.wrapped(to: String.reportWidth - Self.labelWidth - 2).enumerated().map { row, text in
      let label = row == 0 ? label + ":" : ""
      return "  " + label + String(repeating: " ", count: Self.labelWidth - label.utf8.count) + text
    }
  }
}

extension ComponentStanding.ExcusedUse {
  /// The component with the limits of the exception and its reason:
  /// `UI, in at most 9 places, until 2027-06-30: legacy`.
  var words: String {
    component + (atMost.map { ", in at most \(counted($0, "place"))" } ?? "")
      + (until.map { ", until \($0)" } ?? "") + ": \(because)"
  }
}
