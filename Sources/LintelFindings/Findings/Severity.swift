/// The importance of a finding.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case note
  case warning
  case error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
