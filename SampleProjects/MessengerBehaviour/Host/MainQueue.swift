import Dispatch
import Foundation

/// The main queue, which counts the jobs that it has not done yet.
///
/// It takes the place of the main actor's own executor, and of the thread pool for everything that
/// leaves the main actor for a moment, such as the wait for a stream's next element. So all jobs
/// are in one queue, first in, first out.
final class MainQueue: SerialExecutor, @unchecked Sendable {
  static let shared: MainQueue = {
    ExecutorHooks.install()
    return MainQueue()
  }()

  private let lock = NSLock()
  private var jobCount = 0
  private var settling: [CheckedContinuation<Void, Never>] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    add { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }

  /// Returns when no job is left. Those who wait for this are not in the queue meanwhile.
  @MainActor
  func settle() async {
    await withCheckedContinuation { continuation in
      lock.withLock { settling.append(continuation) }
      // The job that runs now may not be counted, so this one may have to find that it is the last.
      add {}
    }
  }

  private func add(_ job: @escaping @Sendable () -> Void) {
    lock.withLock { jobCount += 1 }
    DispatchQueue.main.async {
      job()
      self.jobEnded()
    }
  }

  private func jobEnded() {
    let settled = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
      jobCount -= 1
      guard jobCount == 0 else { return [] }
      defer { settling = [] }
      return settling
    }
    for continuation in settled {
      continuation.resume()
    }
  }
}
