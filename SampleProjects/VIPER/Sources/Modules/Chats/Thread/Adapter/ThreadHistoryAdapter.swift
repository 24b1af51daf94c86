/// Turns ``MessageManaging`` into ``ThreadHistoryService``.
struct ThreadHistoryAdapter: ThreadHistoryService {
  let messages: any MessageManaging

  func history(of thread: String) -> ThreadHistory? {
    messages.history(of: thread).map(ThreadHistory.init)
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    messages.observe(observer, react)
  }

  func loadNewest(of thread: String) async throws(ServiceError) {
    try await messages.loadNewest(of: thread)
  }

  func loadPage(of thread: String, before number: Int) async throws(ServiceError) -> Bool {
    try await messages.loadPage(of: thread, before: number)
  }
}

extension ThreadHistory {
  fileprivate init(_ history: History) {
    messages = history.messages.map {
      ThreadMessage(number: $0.number, sender: $0.sender, text: $0.text, key: $0.key)
    }
  }
}
