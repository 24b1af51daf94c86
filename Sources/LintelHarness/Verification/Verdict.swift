import LintelReports

/// What became of one part of a verification.
package enum Verdict: Sendable {
  case passed(summary: String)
  /// One line, and what helps to find out more.
  case failed(summary: String, details: String)
  /// The same of what could not be found out: tests that hang, crash or are not there.
  case unknown(summary: String, details: String)

  package var summary: String {
    switch self {
    case .passed(let summary), .failed(let summary, _), .unknown(let summary, _): summary
    }
  }

  /// Empty for what passed.
  var details: String {
    switch self {
    case .passed: ""
    case .failed(_, let details), .unknown(_, let details): details
    }
  }

  package var isPassed: Bool {
    if case .passed = self { true } else { false }
  }

  package var isKnown: Bool {
    if case .unknown = self { false } else { true }
  }

  /// Passed if both are; otherwise the first that is unknown, or else that failed.
  func and(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.unknown, _): self
    case (_, .unknown): other
    case (.failed, _): self
    case (_, .failed): other
    case (.passed(let first), .passed(let second)):
      .passed(summary: "\(first), \(second)")
    }
  }
}

extension JUnitCase {
  init(className: String, name: String, time: Duration? = nil, _ verdict: Verdict) {
    let failure = JUnitFailure(
      message: verdict.summary, type: "verification", text: verdict.details)
    let outcome: JUnitOutcome =
      switch verdict {
      case .passed: .passed
      case .failed: .failed([failure])
      case .unknown: .errored(failure)
      }
    self.init(className: className, name: name, time: time, outcome: outcome)
  }
}
