import LintelFindings
import LintelReports
import LintelText
import Testing

struct JUnitReportTests {
  private func junit(
    _ outcome: Result<CheckResult, ConfigurationErrors>, options: ReportOptions = ReportOptions()
  ) -> String {
    ReportFormat.junit.report(outcome, options: options).text
  }

  @Test func findings() {
    #expect(
      junit(.success(Samples.broken))
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lintel" tests="7" failures="2" errors="0" skipped="0" time="0.000000">
          <testsuite name="lintel.yml" tests="7" failures="2" errors="0" skipped="0" time="0.000000">
            <testcase classname="layering" name="Presentation"/>
            <testcase classname="layering" name="Domain" file="App/Domain/LoginUseCase.swift" line="12">
              <failure message="'LoginUseCase' (Domain) uses 'NetworkService' (Data), a layer above it" type="layers">App/Domain/LoginUseCase.swift:12:18: error: 'LoginUseCase' (Domain) uses 'NetworkService' (Data), a layer above it (layering)
           12 |     let service: NetworkService
              |                  ^~~~~~~~~~~~~~
           also at: App/Domain/LoginUseCase.swift:30:7
                    App/Domain/LoginUseCase.swift:31:7
                    App/Domain/LoginUseCase.swift:32:7
                    and 2 more locations
           because: the domain model is the core; services plug into it
           remedy:  declare what LoginUseCase needs as a protocol in Domain, let
                    NetworkService conform to it, and pass it to init
        </failure>
            </testcase>
            <testcase classname="layering" name="Data"/>
            <testcase classname="layering" name="rule as a whole" file="lintel.yml" line="21">
              <failure message="an entry of 'allow' is used by nothing" type="layers">lintel.yml:21:9: error: an entry of 'allow' is used by nothing (layering)
        </failure>
            </testcase>
            <testcase classname="no-cycles" name="Chat">
              <system-out>App/Chat/Chat.swift:3:2: warning: 'Chat' (Chat) and 'Thread' (Threads) depend on each other (no-cycles)
            3 | 	Thread()
              | 	^~~~~~
           path:    'Chat' (Chat) uses 'Thread' (Threads): construct
                      at App/Chat/Chat.swift:3:2
                    'Thread' (Threads) uses 'Chat': keypath
                      at App/Threads/Thread.swift:8:14
        </system-out>
            </testcase>
            <testcase classname="no-cycles" name="Threads"/>
            <testcase classname="manifest" name="rule as a whole"/>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func noFindings() {
    #expect(
      junit(.success(Samples.clean))
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lintel" tests="1" failures="0" errors="0" skipped="0" time="0.000000">
          <testsuite name="lintel.yml" tests="1" failures="0" errors="0" skipped="0" time="0.000000">
            <testcase classname="layering" name="UI"/>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func configurationErrors() {
    #expect(
      junit(.failure(Samples.misconfigured))
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lintel" tests="1" failures="0" errors="1" skipped="0" time="0.000000">
          <testsuite name="configuration" tests="1" failures="0" errors="1" skipped="0" time="0.000000">
            <testcase classname="lintel" name="configuration" file="lintel.yml" line="4">
              <error message="unknown key 'layer', did you mean 'layers'?" type="configuration">lintel.yml:4:3: error: unknown key 'layer', did you mean 'layers'?
        Sources: error: no Swift file is in this folder
        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func illegalCharactersAreReplaced() {
    #expect(
      junit(.success(Samples.hostile))
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lintel" tests="1" failures="1" errors="0" skipped="0" time="0.000000">
          <testsuite name="a&lt;b&gt;&amp;&quot;\u{1B}.yml" tests="1" failures="1" errors="0" skipped="0" time="0.000000">
            <testcase classname="r\u{0}]]&gt;" name="&lt;UI&gt; &amp; &quot;Co&quot;�" file="dir\u{7}/ä.swift" line="1">
              <failure message="'\u{1B}[31m' uses\u{A}'\u{202E}' &amp; &lt;b&gt;" type="forbid">dir\u{7}/ä.swift:1:5: error: '\u{1B}[31m' uses\u{A}'\u{202E}' &amp; &lt;b&gt; (r\u{0}]]&gt;)
            1 | let \u{1B}[1m = 1 // \u{2028}\u{85}
              |     ^~~~~~~~~
           because: first line
                    second\u{8} line
        </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test func failingSeverityDecidesWhatIsAFailure() throws {
    func failures(_ severity: Severity) throws -> Int {
      let options = ReportOptions(failingSeverity: severity)
      let bytes = ReportFormat.junit.report(.success(Samples.broken), options: options)
      return try JUnitReader().document(from: bytes).counts.failures
    }
    #expect(try failures(.error) == 2)
    #expect(try failures(.warning) == 3)
    #expect(try failures(.note) == 3)
  }

  @Test func ofManyFindingsTheFirstAreTold() throws {
    let bytes = ReportFormat.junit.report(.success(Samples.skipping(10_000)))
    #expect(bytes.count < 300_000)
    let document = try JUnitReader().document(from: bytes)
    #expect(document.counts == JUnitCounts(tests: 4, failures: 3))
    guard case .failed(let failures) = document.suites[0].cases[0].outcome else {
      Issue.record("the rule is kept")
      return
    }
    #expect(
      failures[0].message == """
        6,376 errors, the first: 'Screen0' (App) uses 'Row' (Data), skipping the closed layer 'Core'
        """)
    let lines = failures[0].text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("(layers)") } == 100)
    #expect(lines.count { $0.hasPrefix("   because: ") } == 1)
    #expect(lines.last == "and 6,276 more findings")
  }
}
