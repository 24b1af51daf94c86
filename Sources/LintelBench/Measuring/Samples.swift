import LintelPlatform

/// What repeated runs of one piece of work took.
///
/// The least is what the work costs when nobody disturbs it; the median is what to expect.
struct Samples {
  private var nanoseconds: [UInt64] = []

  mutating func add(_ value: UInt64) { nanoseconds.append(value) }

  var least: Duration { .nanoseconds(nanoseconds.min() ?? 0) }
  var median: Duration { .nanoseconds(nanoseconds.sorted()[nanoseconds.count / 2]) }

  /// How often work that takes that long is repeated.
  private static func repetitions(of round: Duration, seconds: Double) -> Int {
    min(60, max(7, Int(seconds / max(Double(round, in: .seconds(1)), 0.001))))
  }

  /// Each of `work` in turn, again and again, so that whatever disturbs the machine disturbs all.
  ///
  /// - Parameters:
  ///   - clock: in nanoseconds.
  ///   - seconds: about how long to go on.
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

/// The time that this thread has been at work, in nanoseconds: a neighbour's work is no part of it.
func threadTime() -> UInt64 { time(of: CLOCK_THREAD_CPUTIME_ID) }

/// The time of day's clock, in nanoseconds.
func wallTime() -> UInt64 { time(of: CLOCK_MONOTONIC) }

private func time(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
