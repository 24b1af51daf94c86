import LintelProjectFiles
import LintelReports

/// The tests in an event stream of Swift Testing, with each argument as a test of its own.
struct TestEvents {
  private var functions: [String: TestFunction] = [:]
  /// The keys of ``functions`` in the order in which they were announced.
  private var order: [String] = []
  /// Issues that belong to no function: those of suites, and of tasks that outlive their test.
  private var strays: [JUnitFailure] = []

  /// Reads one JSON object per line, as `--event-stream-output-path` writes them.
  init(_ bytes: [UInt8]) throws(TestEventError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The text after the last line break is empty, or a line that was cut off when the tests
    // crashed.
    lines.removeLast()
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let record = try? PropertyList(json: Array(line)).root else {
        throw TestEventError(line: index + 1, message: "this is no object of JSON")
      }
      guard let payload = record["payload"] else { continue }
      if record["kind"]?.text == "test" { add(payload) } else { note(payload) }
    }
  }

  /// The test cases, in the order in which their functions were announced, so that equal runs give
  /// equal reports.
  var cases: [JUnitCase] {
    let all = order.compactMap { functions[$0] }.flatMap(\.junitCases)
    guard !strays.isEmpty else { return all }
    return all + [JUnitCase(className: "", name: "outside of any test", outcome: .failed(strays))]
  }

  private mutating func add(_ test: PropertyList.Node) {
    guard test["kind"]?.text == "function", let id = test["id"]?.text else { return }
    if functions.updateValue(TestFunction(test, id: id), forKey: id) == nil { order.append(id) }
  }

  private mutating func note(_ event: PropertyList.Node) {
    let issue = event["kind"]?.text == "issueRecorded" ? event.failure : nil
    guard let id = event["testID"]?.text, functions[id] != nil else {
      if let issue { strays.append(issue) }
      return
    }
    functions[id]?.change(event["_testCase"]?["id"]?.text) { progress in
      if let issue { progress.failures.append(issue) }
      switch event["kind"]?.text {
      case "testStarted", "testCaseStarted": progress.start = event.seconds
      case "testEnded", "testCaseEnded": progress.end = event.seconds
      case "testSkipped": progress.skipReason = event.skipReason
      default: break
      }
    }
  }
}

/// The reason why events could not be read.
struct TestEventError: Error {
  /// The line, from 1.
  let line: Int
  let message: String
}

extension PropertyList.Node {
  fileprivate var seconds: Double? { self["instant"]?["absolute"]?.text.flatMap { Double($0) } }

  /// The comments of a skipped test; `nil` if it has none.
  fileprivate var skipReason: String? {
    self["_comments"]?.elements.compactMap(\.text).joined(separator: "; ")
  }

  /// The failure that an issue reports; `nil` for an issue that the test expects.
  fileprivate var failure: JUnitFailure? {
    guard self["issue"]?["isKnown"]?.text != "1" else { return nil }
    let words = (self["messages"]?.elements ?? []).compactMap { $0["text"]?.text }
    let place = self["issue"]?["sourceLocation"]
    let parts = [place?["fileID"]?.text, place?["line"]?.text].compactMap(\.self)
    let end = parts.isEmpty ? "" : " (\(parts.joined(separator: ":")))"
    return JUnitFailure(message: words.joined(separator: ": ") + end, type: "issue")
  }
}
