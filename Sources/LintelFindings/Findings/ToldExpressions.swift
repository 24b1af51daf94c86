import LintelVocabulary

/// The choice of the one finding that is reported for a written expression which breaks a rule
/// several times: `Outer.Inner` uses two types, a call of an inherited initialiser uses two
/// classes, `import struct Core.Day` a module and a type.
///
/// The other findings lose their location in this expression. A finding without further locations
/// is not reported.
struct ToldExpressions {
  /// The properties that findings must share to be about the same expression.
  private struct Ends: Hashable {
    let from: Endpoint?
    let component: String?
  }

  private let findings: [Finding]
  /// The locations that each finding loses, by the index of the finding.
  private var lost: [Int: Set<SourceLocation>] = [:]
  /// The findings that a reported finding includes, each with the locations that it loses; by
  /// index.
  private var included: [Int: [Int: [SourceLocation]]] = [:]

  /// - Parameter findings: the findings of one rule.
  init(_ findings: [Finding]) {
    self.findings = findings
    let groups = Dictionary(grouping: findings.indices.filter { findings[$0].kind != nil }) {
      Ends(from: findings[$0].from, component: findings[$0].to?.component)
    }
    for group in groups.values where group.count > 1 { choose(among: group) }
  }

  /// Returns a finding with the locations that it keeps; `nil` if it keeps none.
  func left(of position: Int) -> Finding? {
    guard let lost = lost[position] else { return findings[position] }
    let left = findings[position].locations.filter { !lost.contains($0) }
    return left.isEmpty ? nil : findings[position].replacing(locations: left)
  }

  /// Returns the findings that a reported finding includes, in the order of the findings.
  func included(by position: Int) -> [Finding] {
    (included[position] ?? [:]).sorted { $0.key < $1.key }.map {
      findings[$0].replacing(locations: $1)
    }
  }

  private mutating func choose(among group: [Int]) {
    let uses = group.flatMap { position in
      findings[position].locations.map {
        ExpressionUse(position: position, finding: findings[position], place: $0)
      }
    }.sorted {
      $0.place == $1.place
        ? $0.position < $1.position : SourceLocation.precedes($0.place, $1.place)
    }
    var start = 0
    while start < uses.count {
      let place = uses[start].place
      let end = uses[start...].firstIndex { !$0.place.isOnLine(of: place) } ?? uses.count
      // Most lines have a single use.
      if end - start > 1 { choose(onLine: uses[start..<end]) }
      start = end
    }
  }

  /// - Parameter uses: the uses on one line, from left to right.
  private mutating func choose(onLine uses: ArraySlice<ExpressionUse>) {
    var open = OpenExpressions()
    for use in uses { open.add(use) }
    for expression in open.expressions { choose(in: expression) }
  }

  private mutating func choose(in expression: [ExpressionUse]) {
    guard expression.count > 1, var told = expression.first else { return }
    for use in expression.dropFirst() where isTold(use, before: told) { told = use }
    for use in expression where use.position != told.position {
      lost[use.position, default: []].insert(use.place)
      included[told.position, default: [:]][use.position, default: []].append(use.place)
    }
  }

  /// Whether the later of two uses in an expression is reported instead of the earlier one.
  ///
  /// The more severe use is reported. Of two equally severe uses, an import is reported rather than
  /// what it imports, the inner one of two types (`Inner` in `Outer.Inner`) rather than the outer
  /// one, and a type rather than its initialiser.
  private func isTold(_ use: ExpressionUse, before other: ExpressionUse) -> Bool {
    let (finding, earlier) = (use.finding, other.finding)
    if finding.severity != earlier.severity { return finding.severity > earlier.severity }
    if earlier.kind == .import { return false }
    return use.place == other.place ? finding.isOfType && !earlier.isOfType : finding.isOfType
  }
}

extension Finding {
  /// Whether the finding is about a type as a whole, not about a member of it.
  var isOfType: Bool { to.map { $0.name == $0.type?.name } ?? false }
}

extension SourceLocation {
  fileprivate func isOnLine(of other: SourceLocation) -> Bool {
    line == other.line && path == other.path
  }
}
