/// The durations of the phases of a check.
package struct PhaseTimes: Sendable {
  /// Walking folders and reading manifests.
  package internal(set) var discovery = Duration.zero
  /// Reading and scanning files.
  package internal(set) var scanning = Duration.zero
  /// Linking: finding what names mean.
  package internal(set) var linking = Duration.zero
  /// Judging all rules.
  package internal(set) var judging = Duration.zero

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
