/// A clock that stands still until it is told otherwise.
@MainActor
public final class ManualClock: AppClock {
  private struct Sleeper {
    let number: Int
    let wakeTime: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// In nanoseconds, which add up exactly.
  private var time = 0
  private var sleepers: [Sleeper] = []
  private var lastNumber = 0

  /// Creates a clock that shows 0.
  public init() {}

  public var now: Double { Double(time) / 1e9 }

  /// How many tasks wait for the time to pass.
  public var sleeperCount: Int { sleepers.count }

  public func sleep(for seconds: Double) async throws(CancellationError) {
    lastNumber += 1
    let number = lastNumber
    let wakeTime = time + Self.nanoseconds(seconds)
    if wakeTime > time, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          sleepers.append(
            Sleeper(number: number, wakeTime: wakeTime, continuation: continuation))
        }
      } onCancel: {
        Task { @MainActor in wake(number) }
      }
    }
    guard !Task.isCancelled else { throw CancellationError() }
  }

  /// Lets time pass, and wakes the sleepers whose time has come, one after the other.
  ///
  /// Each does all that it can before the next one wakes, and may sleep again within the same time.
  public func advance(by seconds: Double) async {
    precondition(seconds >= 0, "Time does not go backwards.")
    let end = time + Self.nanoseconds(seconds)
    await MainActor.settle()
    while let next = sleepers.min(by: { ($0.wakeTime, $0.number) < ($1.wakeTime, $1.number) }),
      next.wakeTime <= end
    {
      time = next.wakeTime
      wake(next.number)
      await MainActor.settle()
    }
    time = end
  }

  private func wake(_ number: Int) {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
    sleepers.remove(at: index).continuation.resume()
  }

  private static func nanoseconds(_ seconds: Double) -> Int {
    Int((seconds * 1e9).rounded())
  }
}
