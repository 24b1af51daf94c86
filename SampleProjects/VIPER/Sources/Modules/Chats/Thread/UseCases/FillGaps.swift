/// Loads the messages that are missing between the known ones, page by page.
@MainActor
struct FillGaps {
  let history: any ThreadHistoryService

  /// Whether there is anything to load.
  func isNeeded(in thread: String) -> Bool {
    history.history(of: thread)?.endOfGap != nil
  }

  func callAsFunction(in thread: String) async throws(ServiceError) {
    while !Task.isCancelled, let end = history.history(of: thread)?.endOfGap,
      try await history.loadPage(of: thread, before: end)
    {}
  }
}
