import Dispatch

/// Shares the positions `0..<count` out among threads, and collects what they found.
final class BatchQueue<Result>: @unchecked Sendable {
  private let count: Int
  /// Few enough that threads end at about the same time, enough that they seldom meet.
  private let batchSize: Int
  // Guards both variables; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var next = 0
  private var results: [Result] = []

  init(count: Int) {
    self.count = count
    batchSize = min(16, max(1, count / 64))
  }

  /// The most threads that can be given work.
  private var batchCount: Int { (count + batchSize - 1) / batchSize }

  /// The next positions to work on, or `nil` when all are taken.
  func takeBatch() -> Range<Int>? {
    lock.wait()
    defer { lock.signal() }
    guard next < count else { return nil }
    let batch = next..<min(next + batchSize, count)
    next = batch.upperBound
    return batch
  }

  func deliver(_ result: Result) {
    lock.wait()
    defer { lock.signal() }
    results.append(result)
  }

  /// Runs `work` on several threads, each of which takes batches until none are left.
  ///
  /// - Parameter threads: the most to use.
  /// - Returns: what the threads delivered, in no particular order.
  func run(threads: Int, _ work: @Sendable (BatchQueue) -> Void) -> [Result] {
    DispatchQueue.concurrentPerform(iterations: min(threads, batchCount)) { _ in work(self) }
    defer { results = [] }
    return results
  }
}
