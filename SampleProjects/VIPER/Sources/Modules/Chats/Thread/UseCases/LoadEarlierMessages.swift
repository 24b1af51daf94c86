/// Loads the page before the oldest message that is known.
@MainActor
struct LoadEarlierMessages {
  let history: any ThreadHistoryService

  func callAsFunction(in thread: String) async throws(ServiceError) {
    guard let first = history.history(of: thread)?.messages.first else { return }
    _ = try await history.loadPage(of: thread, before: first.number)
  }
}
