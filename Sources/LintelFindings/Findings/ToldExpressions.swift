import LintelVocabulary

/// Which of several findings is told of one written expression: `Outer.Inner` uses two types, a
/// call of an inherited initializer two classes, `import struct Core.Day` a module and a type.
///
/// The others lose the place, and are not told at all where they have no other.
struct ToldExpressions {
  /// A place of a finding, by the position of the finding.
  private struct Use {
    let finding: Int
    let place: SourceLocation
  }

  /// What only findings of the same expression have in common.
  private struct Ends: Hashable {
    let from: Endpoint?
    let component: String?
  }

  private let findings: [Finding]
  /// For each finding the places that it loses.
  private var lost: [Int: Set<SourceLocation>] = [:]
  /// For each finding what is told by it as well, each with the places that it loses to it.
  private var included: [Int: [Int: [SourceLocation]]] = [:]

  /// - Parameter findings: of one rule.
  init(_ findings: [Finding]) {
    self.findings = findings
    let groups = Dictionary(grouping: findings.indices.filter { findings[$0].kind != nil }) {
      Ends(from: findings[$0].from, component: findings[$0].to?.component)
    }
    for group in groups.values where group.count > 1 { choose(among: group) }
  }

  /// What a finding is told of; `nil` for nothing.
  func left(of position: Int) -> Finding? {
    guard let lost = lost[position] else { return findings[position] }
    let left = findings[position].locations.filter { !lost.contains($0) }
    return left.isEmpty ? nil : findings[position].replacing(locations: left)
  }

  /// What is told by a finding as well, in the order of the findings.
  func included(by position: Int) -> [Finding] {
    (included[position] ?? [:]).sorted { $0.key < $1.key }.map {
      findings[$0].replacing(locations: $1)
    }
  }

  private mutating func choose(among group: [Int]) {
    let uses = group.flatMap { position in
      findings[position].locations.map { Use(finding: position, place: $0) }
    }.sorted {
      $0.place == $1.place
        ? $0.finding < $1.finding : SourceLocation.precedes($0.place, $1.place)
    }
    var expressions: [[Use]] = []
    for use in uses {
      if let last = expressions.last?.last, !last.place.isOnLine(of: use.place) {
        for expression in expressions { choose(in: expression) }
        expressions = []
      }
      let continued = expressions.lastIndex { continues($0[$0.count - 1], use) }
      if let continued { expressions[continued].append(use) } else { expressions.append([use]) }
    }
    for expression in expressions { choose(in: expression) }
  }

  /// Whether a use is of the same expression as one before it on its line.
  private func continues(_ last: Use, _ use: Use) -> Bool {
    let (before, after) = (findings[last.finding], findings[use.finding])
    if before.isAlone || after.isAlone { return false }
    if before.kind == .import { return last.place.contains(use.place) }
    if last.place == use.place {
      return before.to?.name == after.to?.name
        || before.kind == .construct && after.kind == .construct
    }
    guard before.isOfType, after.isOfType, let outer = before.to?.name,
      let inner = after.to?.name
    else { return false }
    return inner.hasPrefix(outer + ".") && last.place.isQualifier(of: use.place)
  }

  private mutating func choose(in expression: [Use]) {
    guard expression.count > 1, var told = expression.first else { return }
    for use in expression.dropFirst() where isTold(use, before: told) { told = use }
    for use in expression where use.finding != told.finding {
      lost[use.finding, default: []].insert(use.place)
      included[told.finding, default: [:]][use.finding, default: []].append(use.place)
    }
  }

  /// Whether of two uses in an expression the later one is told: what is worse, or else the inner
  /// one of two types, and a type rather than its initializer.
  private func isTold(_ use: Use, before other: Use) -> Bool {
    let (finding, earlier) = (findings[use.finding], findings[other.finding])
    if finding.severity != earlier.severity { return finding.severity > earlier.severity }
    if earlier.kind == .import { return false }
    return use.place == other.place ? finding.isOfType && !earlier.isOfType : finding.isOfType
  }
}

extension Finding {
  /// Whether it is about a type as a whole.
  fileprivate var isOfType: Bool { to.map { $0.name == $0.type?.name } ?? false }
}

extension SourceLocation {
  fileprivate func isOnLine(of other: SourceLocation) -> Bool {
    line == other.line && path == other.path
  }

  fileprivate func contains(_ other: SourceLocation) -> Bool {
    column <= other.column && other.column + other.length <= column + length
  }

  /// Whether a dot stands between this name and a later one on the line, or dots and names do.
  fileprivate func isQualifier(of other: SourceLocation) -> Bool {
    let (start, end) = (column + length - sourceColumn, other.column - sourceColumn)
    guard let line = sourceLine?.utf8, start >= 0, start < end, end <= line.count else {
      return false
    }
    let between = Array(line.dropFirst(start).prefix(end - start))
    let dot = UInt8(ascii: ".")
    return between.first == dot && between.last == dot
      && between.allSatisfy { $0 == dot || $0.isPartOfName }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
