import LintelFindings
import LintelVocabulary
import Testing

@testable import LintelHarness

@Suite struct RecordedFindingsTests {
  private func finding(_ from: String, line: Int, _ places: Int = 1) -> Finding {
    Finding(
      rule: "layers", severity: .error, message: "m", from: Endpoint(name: from),
      to: Endpoint(name: "B"), kind: .type,
      locations: (0..<places).map { SourceLocation(path: "A.swift", line: line + $0, column: 3) })
  }

  @Test func everyPlaceIsALine() {
    let found = RecordedFindings([finding("Z", line: 9), finding("A", line: 1, 2)])
    #expect(
      found.lines == [
        "A.swift:1:3 A -> B type (layers)", "A.swift:2:3 A -> B type (layers)",
        "A.swift:9:3 Z -> B type (layers)",
      ])
  }

  @Test func whatIsReadBackIsTheSame() {
    let found = RecordedFindings([finding("Z", line: 9), finding("A", line: 1, 2)])
    let text = "# a remark\n\n" + found.lines.reversed().joined(separator: "\n") + "\n"
    let recorded = RecordedFindings(lines: recordedLines(of: text))
    #expect(recorded == found)
    #expect(recorded.difference(from: found) == [])
  }

  @Test func differenceNamesBothSides() {
    let recorded = RecordedFindings(lines: [
      "A.swift:1:3 A -> B type (layers)", "A.swift:2:3 A -> B type (x)",
    ])
    let found = RecordedFindings([finding("A", line: 1, 2)])
    #expect(
      recorded.difference(from: found) == [
        "- A.swift:2:3 A -> B type (x)", "+ A.swift:2:3 A -> B type (layers)",
      ])
  }
}
