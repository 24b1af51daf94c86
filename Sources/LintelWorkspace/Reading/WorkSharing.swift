import LintelPlatform

/// Shares work on many things out among threads.
package enum WorkSharing {
  /// Calls `work` on each thread, with what gives out the positions below `count`, and waits.
  ///
  /// - Parameter jobs: how many threads to use; 0 for one per core.
  package static func run(
    _ count: Int, jobs: Int, _ work: @Sendable (() -> Range<Int>?) -> Void
  ) {
    _ = BatchQueue<Void>(count: count).run(threads: threads(for: jobs)) { queue in
      work { queue.takeBatch() }
    }
  }

  /// How many threads that are.
  package static func threads(for jobs: Int) -> Int {
    jobs > 0 ? jobs : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
