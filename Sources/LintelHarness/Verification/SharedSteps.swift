import Dispatch

/// The steps of a verification, which several threads carry out.
final class SharedSteps: @unchecked Sendable {
  // Guards `steps` and the calls of `tell`; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var steps: Steps
  private let tell: (VerificationProgress) -> Void

  /// - Parameter progress: is called before each step, never by two threads at once.
  init(_ steps: Steps, progress: @escaping (VerificationProgress) -> Void) {
    self.steps = steps
    tell = progress
  }

  func carryOut<Result>(_ kind: Steps.Kind, _ name: String, _ work: () -> Result) -> Result {
    locked { tell(steps.progress(name)) }
    let start = ContinuousClock.now
    let result = work()
    locked { steps.end(kind, after: ContinuousClock.now - start) }
    return result
  }

  func add(_ kind: Steps.Kind, count: Int) { locked { steps.add(kind, count: count) } }

  /// Removes steps that cannot be carried out.
  func skip(_ kind: Steps.Kind, count: Int) { locked { steps.skip(kind, count: count) } }

  private func locked(_ work: () -> Void) {
    lock.wait()
    defer { lock.signal() }
    work()
  }
}
