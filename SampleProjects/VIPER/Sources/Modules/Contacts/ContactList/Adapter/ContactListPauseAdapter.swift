/// Turns ``Timekeeping`` into ``ContactListPauseService``.
struct ContactListPauseAdapter: ContactListPauseService {
  let time: any Timekeeping

  func wait(seconds: Double) async throws(CancellationError) {
    try await time.wait(seconds: seconds)
  }
}
