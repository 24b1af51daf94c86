import MessengerWire

/// Does what the chats' state asks for.
@MainActor
struct ChatsEffectHandler {
  let client: ServerClient

  /// Returns what came of an effect.
  func event(after effect: ChatsEffect) async throws(SessionExpired) -> ChatsEvent {
    switch effect {
    case .load:
      return .loaded(
        try await client.ask(.threads) {
          if case .threads(let threads) = $0 { threads.map(Conversation.init) } else { nil }
        })
    case .loadPage(let id, let number):
      return .pageLoaded(id, before: number, try await page(of: id, before: number))
    case .send(let message):
      return .sent(message, try await send(message))
    case .reportRead(let id, let number):
      return .readReported(
        id, upTo: number, try await client.order(.markRead(thread: id, upTo: number)))
    case .leave(let id):
      return .left(id, try await client.order(.leaveThread(id: id)))
    case .create(let name, let members):
      return .created(
        try await client.ask(.createGroup(name: name, members: members)) {
          if case .thread(let thread) = $0 { Conversation(thread) } else { nil }
        })
    }
  }

  private func page(
    of id: String, before number: Int?
  ) async throws(SessionExpired) -> Result<[Message], Problem> {
    let request = ClientRequest.history(thread: id, before: number, limit: History.pageLength)
    return try await client.ask(request) {
      if case .page(let page) = $0 { page.messages.map(Message.init) } else { nil }
    }
  }

  private func send(
    _ message: OutgoingMessage
  ) async throws(SessionExpired) -> Result<Message, Problem> {
    let request = ClientRequest.send(
      thread: message.conversation, text: message.text, key: message.key)
    return try await client.ask(request) {
      if case .message(let message) = $0 { Message(message) } else { nil }
    }
  }
}
