/// Turns ``ConversationManaging`` into ``ContactThreadService``.
struct ContactThreadAdapter: ContactThreadService {
  let conversations: any ConversationManaging

  func openThread(with handle: String) async throws(ServiceError) -> String {
    try await conversations.open(with: handle)
  }
}
