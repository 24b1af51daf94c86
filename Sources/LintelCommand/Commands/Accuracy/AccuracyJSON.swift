import LintelIndex
import LintelText

/// The figures of a comparison as JSON, as `Documentation/JSON.md` describes them.
struct AccuracyJSON {
  let accuracy: Accuracy
  let coverage: Coverage
  /// Every wrong edge; `nil` if none is to be listed.
  let wrong: [AccuracyText.WrongEdge]?

  var text: String {
    let ambiguous = accuracy.ambiguous
    var members: [(key: String, value: JSONValue)] = [
      ("version", .number(1)),
      ("files", .number(coverage.fileCount - coverage.lostCount)),
      ("filesLeftOut", .number(coverage.lostCount)),
      ("filesInPart", .number(coverage.partialCount)),
      ("filesNotRead", .number(coverage.unread.count)),
      ("edgesLeftOut", .number(accuracy.leftOutEdgeCount)),
      ("levels", .array(accuracy.levels.map { value(of: $0.score, "level", $0.level.rawValue) })),
      ("kinds", .array(accuracy.kinds.map { value(of: $0.score, "kind", $0.kind.rawValue) })),
      (
        "ambiguous",
        .object([
          "names": .number(ambiguous.names),
          "amongCandidates": .number(ambiguous.amongCandidates),
          "external": .number(ambiguous.external),
          "other": .number(ambiguous.other),
        ])
      ),
      ("missed", .array(accuracy.misses.map(value))),
      ("mistaken", .array(accuracy.mistakes.map(value))),
    ]
    if let wrong { members.append(("wrong", .array(wrong.map(value)))) }
    return JSONValue.members(members).text
  }

  private func value(of score: Accuracy.Score, _ key: String, _ name: String) -> JSONValue {
    .members([
      (key, .string(name)),
      ("edges", .number(score.edges)),
      ("found", .number(score.found)),
      ("correct", .number(score.correct)),
      ("precision", share(score.correct, of: score.found)),
      ("recall", share(score.correct, of: score.edges)),
    ])
  }

  private func share(_ part: Int, of whole: Int) -> JSONValue {
    whole == 0 ? .null : .fraction(part, of: whole)
  }

  private func value(of edge: AccuracyText.WrongEdge) -> JSONValue {
    .object([
      "level": .string(edge.level), "path": .string(edge.path), "line": .number(edge.line),
      "column": .number(edge.column), "from": .string(edge.from), "to": .string(edge.to),
      "kind": .string(edge.kind), "reason": .string(edge.reason),
    ])
  }

  private func value(of cause: Accuracy.Cause) -> JSONValue {
    .object(["reason": .string(cause.reason), "count": .number(cause.count)])
  }
}
