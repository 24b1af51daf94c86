@testable import MVVMC

/// The same messages in every thread.
final class FakeHistoryService: HistoryService {
  var history: Loadable<History> = .loaded(History())
  var error: ServiceError?

  func history(of conversation: String) -> Loadable<History> { history }

  func load(_ conversation: String) async {}

  func loadOlder(_ conversation: String) async throws(ServiceError) {
    if let error { throw error }
  }

  func keepCurrent(_ conversation: String, for reader: AnyObject) {}
}
