/// Test results in the format that JUnit made common: suites of test cases.
package struct JUnitDocument: Equatable, Sendable {
  package var name: String
  package var suites: [JUnitSuite]

  package init(name: String = "", suites: [JUnitSuite]) {
    self.name = name
    self.suites = suites
  }

  /// The counts of all suites together.
  package var counts: JUnitCounts {
    suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
  }

  /// The time of all suites together.
  package var time: Duration { suites.reduce(.zero) { $0 + $1.time } }
}

/// Cases that were run together.
package struct JUnitSuite: Equatable, Sendable {
  package var name: String
  package var cases: [JUnitCase]
  package var time: Duration
  package var systemOut: String?

  package init(name: String, cases: [JUnitCase], time: Duration = .zero, systemOut: String? = nil) {
    self.name = name
    self.cases = cases
    self.time = time
    self.systemOut = systemOut
  }

  package var counts: JUnitCounts {
    cases.reduce(into: JUnitCounts()) { $0.add($1.outcome) }
  }
}

/// One test and its outcome.
package struct JUnitCase: Equatable, Sendable {
  /// The test class, rule or other group that the case belongs to; together with ``name``, it
  /// identifies the case from one run to the next.
  package var className: String
  package var name: String
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  package var time: Duration?
  package var outcome: JUnitOutcome
  package var systemOut: String?

  package init(
    className: String, name: String, file: String? = nil, line: Int? = nil, time: Duration? = nil,
    outcome: JUnitOutcome, systemOut: String? = nil
  ) {
    self.className = className
    self.name = name
    self.file = file
    self.line = line
    self.time = time
    self.outcome = outcome
    self.systemOut = systemOut
  }
}

/// The outcome of a test case.
package enum JUnitOutcome: Equatable, Sendable {
  case passed
  /// The test found failures, at least one.
  case failed([JUnitFailure])
  /// The test itself could not be carried out.
  case errored(JUnitFailure)
  /// The test was not run; the reason, if it is known.
  case skipped(String?)
}

/// One failure in a test case.
package struct JUnitFailure: Equatable, Sendable {
  /// The failure in one line.
  package var message: String
  /// The class of failures that this one belongs to, such as the kind of a rule.
  package var type: String?
  /// The details.
  package var text: String

  package init(message: String, type: String? = nil, text: String = "") {
    self.message = message
    self.type = type
    self.text = text
  }
}

/// The number of test cases, and of those that did not pass.
package struct JUnitCounts: Equatable, Sendable {
  package var tests = 0
  package var failures = 0
  package var errors = 0
  package var skipped = 0

  package init(tests: Int = 0, failures: Int = 0, errors: Int = 0, skipped: Int = 0) {
    self.tests = tests
    self.failures = failures
    self.errors = errors
    self.skipped = skipped
  }

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  mutating func add(_ outcome: JUnitOutcome) {
    tests += 1
    switch outcome {
    case .passed: break
    case .failed: failures += 1
    case .errored: errors += 1
    case .skipped: skipped += 1
    }
  }
}
