import Dispatch

/// Distributes the indices `0..<count` among threads, and collects the threads' results.
final class BatchQueue<Result>: @unchecked Sendable {
  private let count: Int
  /// The number of indices in a batch: small enough that threads end at about the same time, large
  /// enough that they seldom wait for the lock.
  private let batchSize: Int
  // Guards both variables; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var next = 0
  private var results: [Result] = []

  init(count: Int) {
    self.count = count
    batchSize = min(16, max(1, count / 64))
  }

  /// The largest number of threads that can be given work.
  private var batchCount: Int { (count + batchSize - 1) / batchSize }

  /// Returns the next indices to work on; `nil` when all have been given to threads.
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
  /// - Parameter threads: the largest number of threads.
  /// - Returns: the results of the threads, in no particular order.
  func run(threads: Int, _ work: @Sendable (BatchQueue) -> Void) -> [Result] {
    DispatchQueue.concurrentPerform(iterations: min(threads, batchCount)) { _ in work(self) }
    defer { results = [] }
    return results
  }
}
