/// Writes test results as XML.
package struct JUnitWriter: Sendable {
  package init() {}

  /// Returns the document in UTF-8; times are in seconds, to the microsecond.
  ///
  /// - Precondition: `ReportFormat.junit.load()` succeeds.
  package func bytes(of document: JUnitDocument) -> [UInt8] {
    let xml = XMLTextWriter()
    xml.start("testsuites")
    if !document.name.isEmpty { xml.attribute("name", document.name) }
    write(document.counts, time: document.time, to: xml)
    for suite in document.suites { write(suite, to: xml) }
    xml.end()
    return xml.finish()
  }

  private func write(_ suite: JUnitSuite, to xml: borrowing XMLTextWriter) {
    xml.start("testsuite")
    xml.attribute("name", suite.name)
    write(suite.counts, time: suite.time, to: xml)
    for value in suite.cases { write(value, to: xml) }
    writeText(suite.systemOut, as: "system-out", to: xml)
    xml.end()
  }

  private func write(_ counts: JUnitCounts, time: Duration, to xml: borrowing XMLTextWriter) {
    xml.attribute("tests", String(counts.tests))
    xml.attribute("failures", String(counts.failures))
    xml.attribute("errors", String(counts.errors))
    xml.attribute("skipped", String(counts.skipped))
    xml.attribute("time", time.secondsText)
  }

  private func write(_ value: JUnitCase, to xml: borrowing XMLTextWriter) {
    xml.start("testcase")
    xml.attribute("classname", value.className)
    xml.attribute("name", value.name)
    if let file = value.file { xml.attribute("file", file) }
    if let line = value.line { xml.attribute("line", String(line)) }
    if let time = value.time { xml.attribute("time", time.secondsText) }
    switch value.outcome {
    case .passed: break
    case .failed(let failures):
      for failure in failures { write(failure, as: "failure", to: xml) }
    case .errored(let failure): write(failure, as: "error", to: xml)
    case .skipped(let reason):
      xml.start("skipped")
      if let reason { xml.attribute("message", reason) }
      xml.end()
    }
    writeText(value.systemOut, as: "system-out", to: xml)
    xml.end()
  }

  private func write(
    _ failure: JUnitFailure, as element: String, to xml: borrowing XMLTextWriter
  ) {
    xml.start(element)
    xml.attribute("message", failure.message)
    if let type = failure.type { xml.attribute("type", type) }
    if !failure.text.isEmpty { xml.text(failure.text) }
    xml.end()
  }

  private func writeText(
    _ text: String?, as element: String, to xml: borrowing XMLTextWriter
  ) {
    guard let text else { return }
    xml.start(element)
    xml.text(text)
    xml.end()
  }
}

extension Duration {
  /// The seconds, with six decimals; 0 for a negative duration.
  fileprivate var secondsText: String {
    let (seconds, attoseconds) = max(self, .zero).components
    let microseconds = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 6 - microseconds.count) + microseconds
  }
}
