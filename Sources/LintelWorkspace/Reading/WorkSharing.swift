import LintelPlatform

/// Distributes work on many items among threads.
package enum WorkSharing {
  /// Calls `work` on each thread with a function that returns the next indices below `count`, and
  /// waits for all threads.
  ///
  /// - Parameter jobs: how many threads to use; 0 for one per core.
  package static func run(
    _ count: Int, jobs: Int, _ work: @Sendable (() -> Range<Int>?) -> Void
  ) {
    _ = BatchQueue<Void>(count: count).run(threads: threads(for: jobs)) { queue in
      work { queue.takeBatch() }
    }
  }

  /// Returns the number of threads for `jobs`: 0 stands for one per core.
  package static func threads(for jobs: Int) -> Int {
    jobs > 0 ? jobs : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
