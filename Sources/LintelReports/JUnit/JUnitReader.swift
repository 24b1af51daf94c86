/// Reads test results from XML such as `swift test --xunit-output` writes.
///
/// The network is not used. A document type declaration is refused, because it could include files
/// or expand to a huge document. Elements and attributes that ``JUnitDocument`` does not have are
/// skipped. A suite is listed before the suites within it.
package struct JUnitReader: Sendable {
  package init() {}

  /// Reads a document.
  ///
  /// - Throws: unless `bytes` are a well-formed document of test results.
  package func document(from bytes: [UInt8]) throws(JUnitReadError) -> JUnitDocument {
    try document(from: XMLElement(parsing: bytes))
  }

  private func document(from root: XMLElement) throws(JUnitReadError) -> JUnitDocument {
    switch root.name {
    case "testsuites":
      return JUnitDocument(name: root["name"] ?? "", suites: try suites(within: root))
    case "testsuite":
      return JUnitDocument(suites: try suites(of: root))
    default:
      throw JUnitReadError(
        line: root.line,
        message: "expected a 'testsuites' or 'testsuite' element, found '\(root.name)'")
    }
  }

  private func suites(within parent: XMLElement) throws(JUnitReadError) -> [JUnitSuite] {
    var suites: [JUnitSuite] = []
    for element in parent.children where element.name == "testsuite" {
      suites += try self.suites(of: element)
    }
    return suites
  }

  /// Returns the suite of `element`, then the suites within it.
  private func suites(of element: XMLElement) throws(JUnitReadError) -> [JUnitSuite] {
    var cases: [JUnitCase] = []
    for child in element.children where child.name == "testcase" {
      cases.append(try testCase(from: child))
    }
    let suite = JUnitSuite(
      name: element["name"] ?? "", cases: cases, time: try time(of: element) ?? .zero,
      systemOut: element.first("system-out")?.text)
    return [suite] + (try suites(within: element))
  }

  private func testCase(from element: XMLElement) throws(JUnitReadError) -> JUnitCase {
    guard let name = element["name"] else {
      throw JUnitReadError(line: element.line, message: "a 'testcase' element has no 'name'")
    }
    return JUnitCase(
      className: element["classname"] ?? "", name: name, file: element["file"],
      line: element["line"].flatMap { Int($0) }, time: try time(of: element),
      outcome: outcome(of: element), systemOut: element.first("system-out")?.text)
  }

  private func outcome(of element: XMLElement) -> JUnitOutcome {
    if let error = element.first("error") { return .errored(failure(from: error)) }
    let failures = element.children.filter { $0.name == "failure" }.map(failure)
    if !failures.isEmpty { return .failed(failures) }
    guard let skipped = element.first("skipped") else { return .passed }
    let reason = skipped["message"] ?? skipped.text
    return .skipped(reason.isEmpty ? nil : reason)
  }

  private func failure(from element: XMLElement) -> JUnitFailure {
    JUnitFailure(message: element["message"] ?? "", type: element["type"], text: element.text)
  }

  private func time(of element: XMLElement) throws(JUnitReadError) -> Duration? {
    guard let text = element["time"] else { return nil }
    guard let seconds = Double(text), (0...1e9).contains(seconds) else {
      throw JUnitReadError(
        line: element.line,
        message: "expected a number of seconds for 'time', found '\(text.visible)'")
    }
    return .microseconds(Int64((seconds * 1e6).rounded()))
  }
}

/// The reason why a file of test results could not be read.
package struct JUnitReadError: Error, Equatable, Sendable {
  /// The line, from 1; 0 if the error is about the document as a whole.
  package let line: Int
  /// The message: lower-case start, no full stop.
  package let message: String
}
