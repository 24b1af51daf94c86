/// The durations of the phases of a check.
public struct PhaseTimes: Sendable {
  /// Walking folders and reading manifests.
  public internal(set) var discovery = Duration.zero
  /// Reading and scanning files.
  public internal(set) var scanning = Duration.zero
  /// Linking: finding what names mean.
  public internal(set) var linking = Duration.zero
  /// Judging all rules.
  public internal(set) var judging = Duration.zero

  init() {}

  mutating func measure<R, E: Error>(
    _ phase: WritableKeyPath<PhaseTimes, Duration>, _ body: () throws(E) -> R
  ) throws(E) -> R {
    let clock = ContinuousClock()
    let start = clock.now
    defer { self[keyPath: phase] = clock.now - start }
    return try body()
  }
}
