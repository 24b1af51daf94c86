import Dispatch

/// Where several threads put what became of test runs, each at its position.
final class RunResults: @unchecked Sendable {
  // Guards the variable; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var runs: [TestRun]

  init(count: Int) {
    runs = Array(repeating: TestRun(outcome: .empty), count: count)
  }

  func set(_ run: TestRun, at position: Int) {
    lock.wait()
    defer { lock.signal() }
    runs[position] = run
  }

  var all: [TestRun] {
    lock.wait()
    defer { lock.signal() }
    return runs
  }
}
