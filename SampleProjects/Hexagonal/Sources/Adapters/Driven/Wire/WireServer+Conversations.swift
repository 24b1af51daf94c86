import MessengerWire

extension WireServer {
  func conversations() async throws(ServerError) -> [Conversation] {
    guard case .threads(let threads) = try await gateway.send(.threads) else { throw .refused }
    return threads.map(Conversation.init)
  }

  func openConversation(with handle: String) async throws(ServerError) -> Conversation {
    try await conversation(.openThread(with: handle))
  }

  func createGroup(_ group: NewGroup) async throws(ServerError) -> Conversation {
    try await conversation(.createGroup(name: group.name, members: group.others))
  }

  func leave(_ conversation: String) async throws(ServerError) {
    _ = try await gateway.send(.leaveThread(id: conversation))
  }

  func messages(
    of conversation: String, before number: Int?, limit: Int
  ) async throws(ServerError) -> [Message] {
    let reply = try await gateway.send(
      .history(thread: conversation, before: number, limit: limit))
    guard case .page(let page) = reply else { throw .refused }
    return page.messages.map(Message.init)
  }

  func send(_ message: OutgoingMessage) async throws(ServerError) -> Message {
    let reply = try await gateway.send(
      .send(thread: message.conversation, text: message.text, key: message.key))
    guard case .message(let sent) = reply else { throw .refused }
    return Message(sent)
  }

  func markRead(_ conversation: String, upTo number: Int) async throws(ServerError) {
    _ = try await gateway.send(.markRead(thread: conversation, upTo: number))
  }

  private func conversation(_ request: ClientRequest) async throws(ServerError) -> Conversation {
    guard case .thread(let thread) = try await gateway.send(request) else { throw .refused }
    return Conversation(thread)
  }
}
