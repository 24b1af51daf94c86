/// Loads the newest messages of a thread, and those that are missing between the known ones.
@MainActor
struct LoadNewestMessages {
  private let history: any ThreadHistoryService
  private let fillGaps: FillGaps

  init(history: any ThreadHistoryService) {
    self.history = history
    fillGaps = FillGaps(history: history)
  }

  func callAsFunction(of thread: String) async throws(ServiceError) {
    try await history.loadNewest(of: thread)
    try await fillGaps(in: thread)
  }
}
