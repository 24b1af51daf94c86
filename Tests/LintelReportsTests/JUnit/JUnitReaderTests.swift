import LintelReports
import Testing

struct JUnitReaderTests {
  private func read(_ text: String) throws(JUnitReadError) -> JUnitDocument {
    try JUnitReader().document(from: Array(text.utf8))
  }

  /// The message for a document that must be refused.
  private func refusal(_ text: String) -> JUnitReadError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func everythingWrittenIsReadAgain() throws {
    let document = JUnitDocument(
      name: "all",
      suites: [
        JUnitSuite(
          name: "<first> & \"second\"",
          cases: [
            JUnitCase(
              className: "A", name: "passes", time: .microseconds(1_500_000), outcome: .passed),
            JUnitCase(
              className: "A", name: "fails", file: "Tests/A.swift", line: 7,
              outcome: .failed([
                JUnitFailure(message: "1 < 2\n\"no\"", type: "comparison", text: "\ta\n ]]> b\r\n"),
                JUnitFailure(message: ""),
              ]), systemOut: "  output\n"),
            JUnitCase(
              className: "B", name: "cannot run", outcome: .errored(JUnitFailure(message: "crash"))),
            JUnitCase(className: "B", name: "is left out", outcome: .skipped("on Linux")),
            JUnitCase(className: "B", name: "is left out too", outcome: .skipped(nil)),
          ],
          time: .seconds(3), systemOut: "all output"),
        JUnitSuite(name: "empty", cases: []),
      ])
    let bytes = JUnitWriter().bytes(of: document)
    #expect(try JUnitReader().document(from: bytes) == document)
    #expect(document.counts == JUnitCounts(tests: 5, failures: 1, errors: 1, skipped: 2))
    #expect(document.time == .seconds(3))
  }

  @Test func filesOfSwiftTest() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="TestResults" errors="0" tests="3" failures="1" skipped="1" time="0.0126">
          <testcase classname="AppTests.Login" name="succeeds()" time="0.000402" />
          <testcase classname="AppTests.Login" name="fails()" time="0.000801">
            <failure message="Expectation failed: (a → 1) == 2" />
          </testcase>
          <testcase classname="AppTests.Login" name="later()" time="0">
            <skipped>not yet</skipped>
          </testcase>
        </testsuite>
      </testsuites>
      """)
    #expect(
      document
        == JUnitDocument(suites: [
          JUnitSuite(
            name: "TestResults",
            cases: [
              JUnitCase(
                className: "AppTests.Login", name: "succeeds()", time: .microseconds(402),
                outcome: .passed),
              JUnitCase(
                className: "AppTests.Login", name: "fails()", time: .microseconds(801),
                outcome: .failed([JUnitFailure(message: "Expectation failed: (a → 1) == 2")])),
              JUnitCase(
                className: "AppTests.Login", name: "later()", time: .zero,
                outcome: .skipped("not yet")),
            ], time: .microseconds(12_600))
        ]))
  }

  @Test func oneSuiteWithoutTheOthers() throws {
    let document = try read(
      """
      <testsuite name="outer"><properties/><testcase name="a"/>
        <testsuite name="inner"><testcase name="b"/></testsuite>
      </testsuite>
      """)
    #expect(document.suites.map(\.name) == ["outer", "inner"])
    #expect(document.suites.flatMap(\.cases).map(\.name) == ["a", "b"])
  }

  @Test func textIsAllThatAnElementHolds() throws {
    let long = String(repeating: "a line of output\n", count: 50_000)
    let document = try read(
      """
      <?xml version="1.0"?>
      <?job 7?>
      <!-- results -->
      <testsuite name="&#x41;&amp;B" xmlns:x="urn:x" x:name="another" y:name="third">
        <testcase name="a"><failure>1 &lt; <![CDATA[2 <& 3]]><!-- 4 --> <b>and <i>5</i></b>&#10;</failure>
          <system-out>\(long)</system-out></testcase>
      </testsuite>
      """)
    let suite = try #require(document.suites.first)
    #expect(suite.name == "A&B")
    #expect(
      suite.cases.first?.outcome
        == .failed([JUnitFailure(message: "", text: "1 < 2 <& 3 and 5\n")]))
    #expect(suite.cases.first?.systemOut == long)
  }

  @Test func theFirstOfSeveralErrorsIsTold() throws {
    let error = try #require(refusal("<testsuite>\n\n<a b='1' b='2'/>\n<c d=3/>\n</x>\n"))
    #expect(error.line == 3)
    #expect(error.message == "not well-formed XML: Attribute b redefined")
  }

  @Test func malformedXMLIsRefusedWithItsLine() throws {
    let error = try #require(refusal("<testsuites>\n<testsuite name='a'>\n</testsuites>\n"))
    #expect(error.line == 3)
    #expect(error.message.hasPrefix("not well-formed XML: Opening and ending tag mismatch"))
  }

  @Test func whatIsWrittenInTheFileIsShownWithoutItsControlCharacters() throws {
    let error = try #require(refusal("<testsuite time='1\u{9b}2J&#13;'/>"))
    #expect(error.message == "expected a number of seconds for 'time', found '1\\u{9B}2J\\u{D}'")
  }

  @Test func whatTheParserQuotesIsShownWithoutItsControlCharacters() throws {
    let error = try #require(refusal("<testsuite><!--\u{7F}--\u{9B}2J--></testsuite>"))
    #expect(error.message.contains("\\u{7F}"))
    #expect(error.message == error.message.visible)
  }

  @Test(arguments: [
    "", "   ", "no XML", "<testsuites>", "<testsuites/>trailing", "<testsuites a=1/>",
    "<testsuites>\u{1B}</testsuites>", "<testsuites>&unknown;</testsuites>",
    "<html/>", "<testsuite><testcase/></testsuite>",
    "<testsuite><testcase name='a' time='soon'/></testsuite>",
    "<testsuite><testcase name='a' time='nan'/></testsuite>",
    "<testsuite time='-1'/>", "<testsuite time='1e300'/>",
    "<!DOCTYPE testsuites SYSTEM 'http://localhost/x.dtd'><testsuites/>",
  ])
  func refused(_ text: String) {
    #expect(refusal(text) != nil)
  }

  @Test func entitiesAreNotExpanded() {
    let bomb = """
      <!DOCTYPE testsuites [
        <!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">
        <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
        <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
        <!ENTITY e SYSTEM "file:///etc/passwd">
      ]>
      <testsuites name="&d;"><testsuite name="&e;">&d;&e;</testsuite></testsuites>
      """
    #expect(refusal(bomb) != nil)
    let small = "<!DOCTYPE testsuites [<!ENTITY a \"b\">]><testsuites name=\"&a;\"/>"
    #expect(
      refusal(small)?.message == "a document type declaration is not accepted")
  }

  @Test func deepNestingIsRefusedOrRead() {
    let text = String(repeating: "<testsuite>", count: 100_000)
    #expect(refusal(text) != nil)
  }
}
