/// The user's conversations. Tells when they change, or cannot be loaded.
@MainActor
protocol ConversationManaging: ObservableService {
  /// Those with the latest activity first; `nil` if they were never loaded.
  var conversations: [Conversation]? { get }

  /// Whether there are none because they could not be loaded.
  var hasFailed: Bool { get }

  /// Whether the server has listed the conversations since the session or the app began.
  var isUpToDate: Bool { get }

  func conversation(_ id: String) -> Conversation?
  func reload() async

  /// The identifier of the conversation with somebody, which begins if there is none.
  func open(with handle: String) async throws(ServiceError) -> String

  /// The identifier of a new group.
  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String

  func leave(_ id: String) async throws(ServiceError)
}
