import MessengerHost
import Observation

@testable import MVVM

/// Threads without a server; those that are opened or made are called "new".
@Observable
final class FakeConversationsService: ConversationsService {
  var conversations: Loadable<[Conversation]> {
    didSet { changes.send(()) }
  }

  /// Whether there are no other threads than these.
  var isComplete = true {
    didSet { changes.send(()) }
  }

  var error: ServiceError?
  private(set) var groups: [NewGroup] = []
  private(set) var left: [String] = []
  private(set) var read: [String] = []
  @ObservationIgnored private let changes = Broadcast<Void>()
  @ObservationIgnored private let gone = Broadcast<String>()

  init(_ conversations: Loadable<[Conversation]> = .loaded([])) {
    self.conversations = conversations
  }

  func removals() -> AsyncStream<String> { gone.stream() }

  /// Lets a thread go.
  func lose(_ id: String) {
    conversations = conversations.map { $0.filter { $0.id != id } }
    gone.send(id)
  }

  func contains(_ id: String) async -> Bool {
    for await _ in changes.stream(startingWith: ()) {
      if conversation(id) != nil { return true }
      if isComplete { return false }
    }
    return false
  }

  func load() async {}

  func markRead(_ id: String) {
    read.append(id)
    conversations = conversations.map { list in
      var list = list
      _ = list.read(id)
      return list
    }
  }

  func open(with handle: String) async throws(ServiceError) -> String {
    if let error { throw error }
    return "new"
  }

  func create(_ group: NewGroup) async throws(ServiceError) -> String {
    if let error { throw error }
    groups.append(group)
    return "new"
  }

  func leave(_ id: String) async throws(ServiceError) {
    if let error { throw error }
    left.append(id)
  }
}
