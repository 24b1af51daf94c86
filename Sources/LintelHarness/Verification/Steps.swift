/// The progress of a verification.
package struct VerificationProgress: Sendable {
  /// The number of steps that have ended, of ``total``.
  package let done: Int
  package let total: Int
  /// The name of the current step.
  package let name: String
  /// An estimate of the time left; `nil` until a step of each kind that is left has ended.
  package let timeLeft: Duration?

  package init(done: Int, total: Int, name: String, timeLeft: Duration?) {
    self.done = done
    self.total = total
    self.name = name
    self.timeLeft = timeLeft
  }
}

/// The builds and test runs of a verification.
struct Steps {
  enum Kind {
    /// The build of everything.
    case firstBuild
    /// A build of the code that overlays change.
    case build
    case tests
  }

  private var left: [Kind: Int]
  private var done = 0
  /// The time that the last step of each kind took.
  private var durations: [Kind: Duration] = [:]
  private let testsAtATime: Int

  init(_ counts: [Kind: Int], testsAtATime: Int = 1) {
    left = counts
    self.testsAtATime = testsAtATime
  }

  func progress(_ name: String) -> VerificationProgress {
    VerificationProgress(
      done: done, total: done + left.values.reduce(0, +), name: name, timeLeft: timeLeft)
  }

  mutating func add(_ kind: Kind, count: Int) { left[kind, default: 0] += count }

  /// Removes steps that cannot be carried out.
  mutating func skip(_ kind: Kind, count: Int) { left[kind, default: 0] -= count }

  mutating func end(_ kind: Kind, after duration: Duration) {
    left[kind, default: 0] -= 1
    durations[kind] = duration
    done += 1
  }

  private var timeLeft: Duration? {
    var total = Duration.zero
    for (kind, count) in left where count > 0 {
      guard let duration = durations[kind] else { return nil }
      total += duration * count / (kind == .tests ? testsAtATime : 1)
    }
    return total
  }
}
