import LintelFindings
import LintelText
import LintelVocabulary

/// The results of a SARIF log: findings that are reported, that the baseline accepts, and that
/// comments suppress.
struct SARIFResults {
  /// The largest number of locations of one result that GitHub accepts.
  private static let placeLimit = 1_000

  private let entries: [Entry]
  private let ruleIndexes: [String: Int]
  private let baseline: BaselineDelta?
  private let total: Int

  private struct Entry {
    let finding: Finding
    let standing: Standing
    let fingerprint: String
  }

  private enum Standing {
    case shown
    case accepted
    case suppressed([Suppression])
  }

  /// Puts the reported findings first, the most severe of them at the start, so that the limit
  /// leaves out the least important findings.
  init(_ result: CheckResult) {
    let all =
      result.findings.worstFirst.map { ($0, Standing.shown) }
      + result.accepted.map { ($0, Standing.accepted) }
      + result.suppressed.map { ($0.finding, Standing.suppressed($0.suppressions)) }
    let written = all.prefix(SARIFReport.resultLimit)
    entries = zip(written, uniqueFingerprints(written.map(\.0.fingerprint))).map {
      Entry(finding: $0.0, standing: $0.1, fingerprint: $1)
    }
    ruleIndexes = Dictionary(
      result.rules.enumerated().map { ($1.rule, $0) }, uniquingKeysWith: { first, _ in first })
    baseline = result.baseline
    total = all.count
  }

  /// The number of results and locations that the limits leave out, in words; `nil` if there are
  /// none.
  var leftOutText: String? {
    let places = entries.reduce(0) { count, entry in
      count + max(0, entry.finding.locations.count - Self.placeLimit)
        + max(0, entry.finding.path.count - Self.placeLimit)
    }
    let parts =
      (total > entries.count ? [counted(total - entries.count, "result")] : [])
      + (places > 0 ? [counted(places, "location")] : [])
    return parts.isEmpty
      ? nil
      : "\(parts.joined(separator: " and ")) left out: GitHub accepts at most "
        + "\(counted(SARIFReport.resultLimit, "result")), with "
        + "\(counted(Self.placeLimit, "location")) each"
  }

  func value(_ places: SARIFPlaces) -> JSONValue {
    .list(count: entries.count) { .members(members(of: entries[$0], places)) }
  }

  private func members(
    of entry: Entry, _ places: SARIFPlaces
  ) -> [(key: String, value: JSONValue)] {
    let finding = entry.finding
    let locations = finding.locations.prefix(Self.placeLimit).map {
      places.location(of: $0, name: finding.from?.name)
    }
    var members: [(key: String, value: JSONValue)] = [("ruleId", .string(finding.rule.visible))]
    if let index = ruleIndexes[finding.rule] { members.append(("ruleIndex", .number(index))) }
    members += [
      ("level", .string(finding.severity.rawValue)),
      ("message", SARIFText.message(lines: finding.lines)),
      ("locations", .array(locations)),
    ]
    if let target = finding.to, let path = target.path {
      let message = "'\(target.name)' is declared in this file"
      members.append(
        ("relatedLocations", .array([places.location(ofSource: path, message: message)])))
    }
    if !finding.path.isEmpty { members.append(("codeFlows", codeFlows(of: finding, places))) }
    members += [
      ("fingerprints", .object(["lintel/v1": .string(finding.fingerprint)])),
      // The only fingerprint that GitHub reads; it must distinguish all results of a rule.
      (
        "partialFingerprints",
        .object(["primaryLocationLineHash": .string(entry.fingerprint)])
      ),
      // If one result has suppressions, every result must have a list of them.
      ("suppressions", suppressions(of: entry, places)),
    ]
    if baseline != nil { members.append(("baselineState", .string(state(of: entry)))) }
    return members
  }

  private func codeFlows(of finding: Finding, _ places: SARIFPlaces) -> JSONValue {
    let steps = finding.path.prefix(Self.placeLimit).map { hop in
      JSONValue.object(["location": places.location(of: hop.location, message: hop.text)])
    }
    return .array([
      .object(["threadFlows": .array([.object(["locations": .array(steps)])])])
    ])
  }

  private func suppressions(of entry: Entry, _ places: SARIFPlaces) -> JSONValue {
    switch entry.standing {
    case .shown: .array([])
    case .accepted:
      .array([
        .object([
          "kind": .string("external"), "justification": .string("accepted by the baseline"),
        ])
      ])
    case .suppressed(let suppressions):
      .array(
        suppressions.map { suppression in
          .object([
            "kind": .string("inSource"), "justification": .string(suppression.reason.visible),
            "location": places.location(of: suppression.location),
          ])
        })
    }
  }

  private func state(of entry: Entry) -> String {
    switch entry.standing {
    case .accepted: "unchanged"
    case .shown, .suppressed: "new"
    }
  }
}
