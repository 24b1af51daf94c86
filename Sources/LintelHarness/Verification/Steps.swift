/// How far a verification has come.
package struct VerificationProgress: Sendable {
  /// Of ``total``, without the one that is under way.
  package let done: Int
  package let total: Int
  /// What is under way.
  package let name: String
  /// `nil` while nothing is known to tell it from.
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
    /// Of everything.
    case firstBuild
    /// Of what an overlay changes.
    case build
    case tests
  }

  private var left: [Kind: Int]
  private var done = 0
  /// How long the last one took.
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

  /// Takes out what cannot be carried out.
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
