/// Knows the user's threads.
@MainActor
protocol ConversationsService: AnyObject {
  /// That with the latest activity first.
  var conversations: Loadable<[Conversation]> { get }

  /// Whether they have been loaded since the app has this session, so that none is missing.
  var isComplete: Bool { get }

  /// The identifier of the thread that is on the screen, which counts as read.
  var shown: String? { get set }

  func load() async

  /// Finds or makes the thread with one contact, and returns its identifier.
  func open(with handle: String) async throws(ServiceError) -> String

  /// Makes a group, and returns its identifier.
  func createGroup(_ name: String, members: [String]) async throws(ServiceError) -> String

  func leave(_ id: String) async throws(ServiceError)
}

extension ConversationsService {
  /// The thread with this identifier, if it is known.
  func conversation(_ id: String) -> Conversation? {
    conversations.value?[id: id]
  }
}
