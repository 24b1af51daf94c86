import LintelFindings
import LintelReports
import Testing

@Suite struct JUnitSchemaTests {
  private let schema: XMLSchema

  init() throws { schema = try XMLSchema("junit") }

  @Test(arguments: [Samples.broken, Samples.clean, Samples.hostile, Samples.large(2000)])
  func reportsOfChecks(result: CheckResult) throws {
    for severity in Severity.allCases {
      let options = ReportOptions(failingSeverity: severity)
      #expect(
        try schema.accepts(ReportFormat.junit.report(.success(result), options: options)))
    }
  }

  @Test func reportsOfConfigurationProblems() throws {
    #expect(try schema.accepts(ReportFormat.junit.report(.failure(Samples.misconfigured))))
  }

  @Test func everyOutcome() throws {
    let failure = JUnitFailure(message: "m", type: "t", text: "text")
    let outcomes: [JUnitOutcome] = [
      .passed, .failed([failure, failure]), .errored(failure), .skipped("why"), .skipped(nil),
    ]
    let cases = outcomes.map {
      JUnitCase(
        className: "c", name: "n", file: "f", line: 1, time: .zero, outcome: $0, systemOut: "out")
    }
    let document = JUnitDocument(
      suites: [JUnitSuite(name: "s", cases: cases, time: .seconds(1), systemOut: "out")])
    #expect(try schema.accepts(JUnitWriter().bytes(of: document)))
  }

  @Test func everyScalarThatXMLForbids() throws {
    let scalars = (0..<0x20).map { $0 } + [0x7F, 0x85, 0xFFFD, 0xFFFE, 0xFFFF, 0x1FFFE]
    let text = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    let value = JUnitCase(
      className: text, name: text, file: text,
      outcome: .failed([JUnitFailure(message: text, type: text, text: text)]), systemOut: text)
    let bytes = JUnitWriter().bytes(
      of: JUnitDocument(name: text, suites: [JUnitSuite(name: text, cases: [value])]))
    #expect(try schema.accepts(bytes))
    #expect(try JUnitReader().document(from: bytes).counts.tests == 1)
  }

  @Test func brokenDocumentsAreRejected() throws {
    let valid = ReportFormat.junit.report(.success(Samples.broken)).text
    #expect(try schema.accepts(Array(valid.utf8)))
    let breaks = [
      (" tests=\"7\"", ""), (" failures=\"2\"", " failures=\"two\""),
      (" line=\"12\"", " line=\"0\""),
      (" classname=\"layering\"", ""), ("<failure message=", "<failure msg="),
      ("system-out", "output"), ("0.000000", "soon"), ("<testcase ", "<case "),
      ("</testsuites>", ""),
    ]
    for (old, new) in breaks {
      let broken = valid.replacing(old, with: new)
      #expect(broken != valid)
      #expect(try !schema.accepts(Array(broken.utf8)), "\(old) → \(new)")
    }
  }
}
