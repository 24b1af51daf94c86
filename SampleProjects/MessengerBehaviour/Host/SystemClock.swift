/// The clock of the machine, for playing.
@MainActor
public final class SystemClock: AppClock {
  private let start = ContinuousClock.now

  /// Creates a clock that shows 0.
  public init() {}

  public var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  public func sleep(for seconds: Double) async throws(CancellationError) {
    do {
      try await Task.sleep(for: .seconds(seconds))
    } catch {
      throw CancellationError()
    }
  }
}
