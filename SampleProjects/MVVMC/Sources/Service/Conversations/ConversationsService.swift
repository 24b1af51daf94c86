/// Knows the user's threads.
@MainActor
protocol ConversationsService: AnyObject {
  /// That with the latest activity first.
  var conversations: Loadable<[Conversation]> { get }

  /// The identifiers of the threads that are gone, from now on.
  func removals() -> AsyncStream<String>

  /// Waits until it is certain whether the user has a thread with this identifier.
  ///
  /// Returns `false` at once if the task is cancelled.
  func contains(_ id: String) async -> Bool

  func load() async

  /// Takes note that the user has read a thread to its end.
  func markRead(_ id: String)

  /// Finds or makes the thread with one contact, and returns its identifier.
  func open(with handle: String) async throws(ServiceError) -> String

  /// Makes a group, and returns its identifier.
  func create(_ group: NewGroup) async throws(ServiceError) -> String

  func leave(_ id: String) async throws(ServiceError)
}

extension ConversationsService {
  /// The thread with this identifier, if it is known.
  func conversation(_ id: String) -> Conversation? {
    conversations.value?[id: id]
  }
}
