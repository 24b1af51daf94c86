import MessengerWire

/// The user's chats at the server.
@MainActor
protocol ChatsWebRepository {
  func chats() async throws(Problem) -> [Chat]

  /// The chat between the user and the one with the handle, which is made if there is none.
  func chat(with handle: String) async throws(Problem) -> Chat
  func createGroup(name: String, members: [String]) async throws(Problem) -> Chat
  func leave(_ chat: Chat.ID) async throws(Problem)
}

struct RealChatsWebRepository: ChatsWebRepository {
  let server: Server

  func chats() async throws(Problem) -> [Chat] {
    guard case .threads(let threads) = try await server.send(.threads) else { throw .refused }
    return threads.map(Chat.init)
  }

  func chat(with handle: String) async throws(Problem) -> Chat {
    try await chat(.openThread(with: handle))
  }

  func createGroup(name: String, members: [String]) async throws(Problem) -> Chat {
    try await chat(.createGroup(name: name, members: members))
  }

  func leave(_ chat: Chat.ID) async throws(Problem) {
    _ = try await server.send(.leaveThread(id: chat))
  }

  private func chat(_ request: ClientRequest) async throws(Problem) -> Chat {
    guard case .thread(let thread) = try await server.send(request) else { throw .refused }
    return Chat(thread)
  }
}
