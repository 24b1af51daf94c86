/// Turns ``ConversationManaging`` into ``NewGroupCreationService``.
struct NewGroupCreationAdapter: NewGroupCreationService {
  let conversations: any ConversationManaging

  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String {
    try await conversations.createGroup(named: name, with: handles)
  }
}
