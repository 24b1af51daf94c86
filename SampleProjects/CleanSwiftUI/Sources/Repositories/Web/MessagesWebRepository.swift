import MessengerWire

/// The messages of chats at the server.
@MainActor
protocol MessagesWebRepository {
  /// A page of messages: the last ones before a number, or of all.
  func messages(of chat: Chat.ID, before number: Int?) async throws(Problem) -> [Message]
  func send(_ message: OutgoingMessage) async throws(Problem) -> Message
  func markRead(_ chat: Chat.ID, upTo number: Int) async throws(Problem)
}

struct RealMessagesWebRepository: MessagesWebRepository {
  let server: Server

  func messages(of chat: Chat.ID, before number: Int?) async throws(Problem) -> [Message] {
    let reply = try await server.send(
      .history(thread: chat, before: number, limit: History.pageLength))
    guard case .page(let page) = reply else { throw .refused }
    return page.messages.map(Message.init)
  }

  func send(_ message: OutgoingMessage) async throws(Problem) -> Message {
    let reply = try await server.send(
      .send(thread: message.chat, text: message.text, key: message.key))
    guard case .message(let sent) = reply else { throw .refused }
    return Message(sent)
  }

  func markRead(_ chat: Chat.ID, upTo number: Int) async throws(Problem) {
    _ = try await server.send(.markRead(thread: chat, upTo: number))
  }
}
