import LintelReports

/// The result of one part of a verification.
package enum Verdict: Sendable {
  case passed(summary: String)
  /// A summary of one line, and details that help to find the cause.
  case failed(summary: String, details: String)
  /// A result that could not be determined, because tests hang, crash or do not exist.
  case unknown(summary: String, details: String)

  package var summary: String {
    switch self {
    case .passed(let summary), .failed(let summary, _), .unknown(let summary, _): summary
    }
  }

  /// The details; empty if the part passed.
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

  /// Returns a verdict that has passed if both have; otherwise the first that is unknown, or else
  /// the first that failed.
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
