import LintelReports

/// The properties that any bytes must have as test results.
enum ResultsProperty: String, FuzzProperty {
  /// An error is one line of text, with a location in the file.
  case messages
  /// The counts are those of the test cases.
  case counts
  /// Results that were written are read as the same results.
  case writing
  /// The same bytes give the same results or error.
  case determinism

  func breach(in input: ResultsInput, thoroughly: Bool) -> String? {
    switch self {
    case .messages: input.messagesBreach
    case .counts: input.countsBreach
    case .writing: input.writingBreach
    case .determinism: input.read == ResultsInput(input.bytes).read ? nil : "read otherwise again"
    }
  }
}

struct ResultsInput {
  let bytes: [UInt8]
  let read: Result<JUnitDocument, JUnitReadError>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read = Result { () throws(JUnitReadError) in try JUnitReader().document(from: bytes) }
  }

  fileprivate var messagesBreach: String? {
    guard case .failure(let error) = read else { return nil }
    if error.message.isEmpty { return "a problem without a message" }
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    if !(0...lineCount).contains(error.line) { return "line \(error.line) of \(lineCount)" }
    let bad = error.message.unicodeScalars.first { $0.isControl }
    return bad.map { "U+\(String($0.value, radix: 16)) in '\(error.message)'" }
  }

  fileprivate var countsBreach: String? {
    guard case .success(let document) = read else { return nil }
    let counts = document.counts
    let passed = document.suites.flatMap(\.cases).count { $0.outcome == .passed }
    return counts.tests == passed + counts.failures + counts.errors + counts.skipped
      ? nil : "\(counts) with \(passed) passed"
  }

  fileprivate var writingBreach: String? {
    guard case .success(let document) = read else { return nil }
    switch ResultsInput(JUnitWriter().bytes(of: document)).read {
    case .failure(let error): return "written, it is refused: \(error.message)"
    case .success(let again): return again == document ? nil : "written and read, it is another"
    }
  }
}
