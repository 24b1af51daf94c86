import LintelPlatform

/// The times of repeated runs of one piece of work.
///
/// The least is the time of the work when nothing disturbs it; the median is the time to expect.
struct Samples {
  private var nanoseconds: [UInt64] = []

  mutating func add(_ value: UInt64) { nanoseconds.append(value) }

  var least: Duration { .nanoseconds(nanoseconds.min() ?? 0) }
  var median: Duration { .nanoseconds(nanoseconds.sorted()[nanoseconds.count / 2]) }

  /// Returns how often to repeat work that takes `round` each time.
  private static func repetitions(of round: Duration, seconds: Double) -> Int {
    min(60, max(7, Int(seconds / max(Double(round, in: .seconds(1)), 0.001))))
  }

  /// Runs each piece of `work` in turn, repeatedly, so that whatever disturbs the machine disturbs
  /// all pieces.
  ///
  /// - Parameters:
  ///   - clock: returns the time in nanoseconds.
  ///   - seconds: about how long to repeat the work.
  static func interleaved(
    _ work: [() -> Void], clock: () -> UInt64 = threadTime, seconds: Double = 3
  ) -> [Samples] {
    let first = ContinuousClock().measure { for piece in work { piece() } }
    var samples = [Samples](repeating: Samples(), count: work.count)
    for _ in 0..<repetitions(of: first, seconds: seconds) {
      for (index, piece) in work.enumerated() {
        let start = clock()
        piece()
        samples[index].add(clock() - start)
      }
    }
    return samples
  }
}

/// Returns the processor time of this thread, in nanoseconds, which excludes other work on the
/// machine.
func threadTime() -> UInt64 { time(of: CLOCK_THREAD_CPUTIME_ID) }

/// Returns the time of a clock that never goes back, in nanoseconds.
func wallTime() -> UInt64 { time(of: CLOCK_MONOTONIC) }

private func time(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
