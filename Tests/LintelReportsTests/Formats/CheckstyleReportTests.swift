import LintelFindings
import LintelReports
import Testing

@Suite struct CheckstyleReportTests {
  private let schema: XMLSchema

  init() throws { schema = try XMLSchema("checkstyle") }

  @Test(arguments: [
    Samples.broken, Samples.documented, Samples.clean, Samples.hostile, Samples.ofEachSeverity,
    Samples.large(2000),
  ])
  func reportsFollowTheGrammar(result: CheckResult) throws {
    #expect(try schema.accepts(ReportFormat.checkstyle.report(.success(result))))
  }

  @Test func problemsFollowTheGrammar() throws {
    #expect(try schema.accepts(ReportFormat.checkstyle.report(.failure(Samples.misconfigured))))
  }

  @Test func brokenDocumentsAreRejected() throws {
    let valid = ReportFormat.checkstyle.report(.success(Samples.broken)).text
    for (old, new) in [
      (" line=\"12\"", ""), (" severity=\"error\"", " severity=\"bad\""),
      ("<file name=", "<file n="),
      ("</checkstyle>", ""), (" version=\"4.3\"", ""),
    ] {
      let broken = valid.replacing(old, with: new)
      #expect(broken != valid)
      #expect(try !schema.accepts(Array(broken.utf8)), "\(old) → \(new)")
    }
  }

  @Test func eachFileIsThereOnce() {
    let text = ReportFormat.checkstyle.report(.success(Samples.large(2000))).text
    let names = text.matches(of: /<file name="([^"]*)"/).map(\.1)
    #expect(names.count == 100)
    #expect(Set(names).count == 100)
  }
}
