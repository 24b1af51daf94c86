@testable import MVVMC

/// The same messages in every thread.
final class FakeHistoryService: HistoryService {
  var history: Loadable<History> = .loaded(History())
  var error: ServiceError?

  /// The threads that are kept current, until the task is cancelled.
  private(set) var current: [String] = []

  func history(of conversation: String) -> Loadable<History> { history }

  func load(_ conversation: String) async {}

  func loadOlder(_ conversation: String) async throws(ServiceError) {
    if let error { throw error }
  }

  func keepCurrent(_ conversation: String) async {
    current.append(conversation)
    for await _ in AsyncStream<Never>.makeStream().stream {}
    current.removeAll { $0 == conversation }
  }
}
