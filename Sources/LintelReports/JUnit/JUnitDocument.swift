/// Test results in the format that JUnit's runners made common: suites of cases.
public struct JUnitDocument: Equatable, Sendable {
  public var name: String
  public var suites: [JUnitSuite]

  public init(name: String = "", suites: [JUnitSuite]) {
    self.name = name
    self.suites = suites
  }

  /// The counts of all suites together.
  public var counts: JUnitCounts {
    suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
  }

  /// The time of all suites together.
  public var time: Duration { suites.reduce(.zero) { $0 + $1.time } }
}

/// Cases that were run together.
public struct JUnitSuite: Equatable, Sendable {
  public var name: String
  public var cases: [JUnitCase]
  public var time: Duration
  public var systemOut: String?

  public init(name: String, cases: [JUnitCase], time: Duration = .zero, systemOut: String? = nil) {
    self.name = name
    self.cases = cases
    self.time = time
    self.systemOut = systemOut
  }

  public var counts: JUnitCounts {
    cases.reduce(into: JUnitCounts()) { $0.add($1.outcome) }
  }
}

/// One test and how it went.
public struct JUnitCase: Equatable, Sendable {
  /// What the case belongs to, such as a test class or a rule; with ``name`` it identifies the case
  /// from one run to the next.
  public var className: String
  public var name: String
  public var file: String?
  /// From 1.
  public var line: Int?
  public var time: Duration?
  public var outcome: JUnitOutcome
  public var systemOut: String?

  public init(
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

/// How a case went.
public enum JUnitOutcome: Equatable, Sendable {
  case passed
  /// What was tested does not hold; at least one failure.
  case failed([JUnitFailure])
  /// The test itself could not be carried out.
  case errored(JUnitFailure)
  /// Not run, for a reason if one is known.
  case skipped(String?)
}

/// One thing that went wrong in a case.
public struct JUnitFailure: Equatable, Sendable {
  /// One line.
  public var message: String
  /// A class of failures, such as the kind of a rule.
  public var type: String?
  /// The details.
  public var text: String

  public init(message: String, type: String? = nil, text: String = "") {
    self.message = message
    self.type = type
    self.text = text
  }
}

/// How many cases there are, and how many of them did not pass.
public struct JUnitCounts: Equatable, Sendable {
  public var tests = 0
  public var failures = 0
  public var errors = 0
  public var skipped = 0

  public init(tests: Int = 0, failures: Int = 0, errors: Int = 0, skipped: Int = 0) {
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
