/// Starts conversations, and leaves groups.
struct JoinConversations: JoiningConversations {
  let server: any ConversationServer
  let current: CurrentSession
  let mailbox: Mailbox

  func openConversation(with handle: String) async throws(Problem) -> String {
    try await join { () async throws(ServerError) in
      try await server.openConversation(with: handle)
    }
  }

  func mayCreateGroup(named name: String, with handles: [String]) -> Bool {
    (try? NewGroup(named: name, with: handles)) != nil
  }

  func createGroup(named name: String, with handles: [String]) async throws(Problem) -> String {
    let group = try NewGroup(named: name, with: handles)
    return try await join { () async throws(ServerError) in try await server.createGroup(group) }
  }

  func leave(_ conversation: String) async throws(Problem) {
    if let known = mailbox.value.conversation(conversation), !known.canBeLeft {
      throw .onlyGroupsCanBeLeft
    }
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
    } catch {
      throw Problem(error)
    }
  }
}
