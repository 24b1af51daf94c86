/// Starts conversations, and leaves groups.
struct JoinConversations: JoiningConversations {
  let server: any ConversationServer
  let current: CurrentSession
  let mailbox: Mailbox

  /// With fewer others it would be a conversation between two.
  private static let fewestOthers = 2

  func openConversation(with handle: String) async throws(Problem) -> String {
    try await join { () async throws(ServerError) in
      try await server.openConversation(with: handle)
    }
  }

  func mayCreateGroup(named name: String, with handles: [String]) -> Bool {
    !name.trimmed.isEmpty && handles.count >= Self.fewestOthers
  }

  func createGroup(named name: String, with handles: [String]) async throws(Problem) -> String {
    try await join { () async throws(ServerError) in
      try await server.createGroup(named: name.trimmed, with: handles)
    }
  }

  func leave(_ conversation: String) async throws(Problem) {
    do {
      try await current.perform { () async throws(ServerError) in
        try await server.leave(conversation)
      }
      mailbox.change { $0.remove(conversation) }
    } catch {
      throw Problem(error)
    }
  }

  private func join(
    _ request: () async throws(ServerError) -> Conversation
  ) async throws(Problem) -> String {
    do {
      let conversation = try await current.perform(request)
      mailbox.change { $0.update(conversation) }
      return conversation.id
    } catch .noConnection {
      throw .noConnection
    } catch {
      throw .somethingWentWrong
    }
  }
}
