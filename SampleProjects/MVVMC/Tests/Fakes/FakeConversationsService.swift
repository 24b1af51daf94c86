import Observation

@testable import MVVMC

/// Threads without a server; those that are opened or made are called "new".
@Observable
final class FakeConversationsService: ConversationsService {
  var conversations: Loadable<[Conversation]>
  var isComplete = true
  var shown: String?
  var error: ServiceError?
  private(set) var groups: [[String]] = []
  private(set) var left: [String] = []

  init(_ conversations: Loadable<[Conversation]> = .loaded([])) {
    self.conversations = conversations
  }

  func load() async {}

  func open(with handle: String) async throws(ServiceError) -> String {
    if let error { throw error }
    return "new"
  }

  func createGroup(_ name: String, members: [String]) async throws(ServiceError) -> String {
    if let error { throw error }
    groups.append([name] + members)
    return "new"
  }

  func leave(_ id: String) async throws(ServiceError) {
    if let error { throw error }
    left.append(id)
  }
}
