import LintelVocabulary
import Testing

@testable import LintelFindings

/// Which findings are of one written expression, compared with a search that holds each use against
/// all that are before it on its line.
@Suite struct ExpressionTests {
  @Test func agreesWithHoldingEachUseAgainstAll() {
    var joined = 0
    for seed in 0..<400 {
      let uses = randomLine(seed: UInt64(seed))
      var open = OpenExpressions()
      for use in uses { open.add(use) }
      let found = open.expressions.map { $0.map(\.position) }
      #expect(found == expected(uses), "seed \(seed)")
      joined += uses.count - found.count
    }
    #expect(joined > 400, "\(joined) uses go on with another")
  }

  /// `Alpha().n.n.n…`: twice the length takes twice the time, not four times.
  @Test func aLongChainOnOneLineTakesNoTime() {
    let count = 20_000
    let line = "Alpha()" + String(repeating: ".n", count: count)
    let findings = [
      finding("Alpha", .construct, [(1, 5)], in: line),
      finding("Alpha.n", .member, (0..<count).map { (9 + 2 * $0, 1) }, in: line),
    ]
    let start = ContinuousClock.now
    let found = Finding.together(findings)
    #expect(found.flatMap(\.locations).count == count + 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  private func finding(
    _ name: String, _ kind: ReferenceKind, _ places: [(column: Int, length: Int)], in line: String
  ) -> Finding {
    Finding(
      rule: "r", severity: .error, message: "", from: Endpoint(name: "a"),
      to: Endpoint(name: name).part(of: NamedType(name: "Alpha", file: nil)), kind: kind,
      locations: places.map {
        SourceLocation(
          path: "a.swift", line: 1, column: $0.column, length: $0.length, sourceLine: line)
      })
  }

  /// Uses on one line from left to right, with findings of all sorts that join expressions.
  private func randomLine(seed: UInt64) -> [ExpressionUse] {
    var random = SeededGenerator(seed: seed)
    let names = ["A", "A.B", "A.B.C", "B", "A.x", "D"]
    let kinds: [ReferenceKind] = [.type, .construct, .static, .import]
    var line = ""
    var places: [(column: Int, length: Int)] = []
    for _ in 0..<Int.random(in: 2...9, using: &random) {
      let name = ["A", "B", "C", "x"].randomElement(using: &random) ?? "A"
      places.append((line.utf8.count + 1, name.utf8.count))
      line += name + ([".", ".", ", ", "()."].randomElement(using: &random) ?? ".")
    }
    var uses: [ExpressionUse] = []
    for (column, length) in places {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let kind = kinds.randomElement(using: &random) ?? .type
        let name = names.randomElement(using: &random) ?? "A"
        let isOfType = Bool.random(using: &random)
        let to = Endpoint(name: name).part(of: NamedType(name: isOfType ? name : "Z", file: nil))
        // An import holds all that follows, now and then.
        let length = kind == .import && Bool.random(using: &random) ? line.utf8.count : length
        let place = SourceLocation(
          path: "a.swift", line: 1, column: column, length: length, sourceLine: line)
        let finding = Finding(
          rule: "r", severity: .error, message: "", to: to, kind: kind, locations: [place])
        uses.append(ExpressionUse(position: 0, finding: finding, place: place))
      }
    }
    uses.sort { SourceLocation.precedes($0.place, $1.place) }
    return uses.enumerated().map {
      ExpressionUse(position: $0, finding: $1.finding, place: $1.place)
    }
  }

  private func expected(_ uses: [ExpressionUse]) -> [[Int]] {
    var expressions: [[ExpressionUse]] = []
    for use in uses {
      let known = expressions.lastIndex { continues($0[$0.count - 1], use) }
      if let known { expressions[known].append(use) } else { expressions.append([use]) }
    }
    return expressions.map { $0.map(\.position) }
  }

  private func continues(_ last: ExpressionUse, _ use: ExpressionUse) -> Bool {
    let (before, after) = (last.finding, use.finding)
    if before.kind == .import {
      return last.place.column <= use.place.column
        && use.place.column + use.place.length <= last.place.column + last.place.length
    }
    if last.place == use.place {
      return before.to?.name == after.to?.name
        || before.kind == .construct && after.kind == .construct
    }
    guard before.isOfType, after.isOfType, let outer = before.to?.name, let inner = after.to?.name,
      inner.hasPrefix(outer + ".")
    else { return false }
    let line = Array((use.place.sourceLine ?? "").utf8)
    let (start, end) = (last.place.column + last.place.length - 1, use.place.column - 1)
    guard start < end else { return false }
    let between = String(decoding: line[start..<end], as: UTF8.self)
    return between.hasPrefix(".") && between.hasSuffix(".")
      && between.allSatisfy { $0 == "." || $0.isLetter }
  }
}
