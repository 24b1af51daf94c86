import MessengerWire

/// Has the server tell and take messages, and remembers them.
struct ChatsEffectHandler: EffectHandler {
  let server: ServerClient
  let memory: Memory

  func perform(_ effect: ChatsEffect) async -> ChatsEvent? {
    switch effect {
    case .save(let part):
      memory.keep(part)
      return nil
    case .loadConversations:
      return .conversationsReplied(await server.reply(to: .threads) { $0.conversations })
    case .loadMessages(let id, let number, let limit):
      return await loadMessages(of: id, before: number, limit: limit)
    case .markRead(let id, let number):
      let error = await server.error(of: .markRead(thread: id, upTo: number))
      return .markedRead(id, upTo: number, error)
    case .send(let message):
      return await send(message)
    case .createGroup(let name, let members, let visit):
      let result = await server.reply(to: .createGroup(name: name, members: members)) {
        $0.conversation
      }
      return .newGroup(.created(visit: visit, result))
    case .leave(let id):
      return .thread(.left(id, await server.error(of: .leaveThread(id: id))))
    }
  }

  private func loadMessages(
    of id: Conversation.ID, before number: Int?, limit: Int
  ) async -> ChatsEvent {
    let request = ClientRequest.history(thread: id, before: number, limit: limit)
    let result = await server.reply(to: request) { $0.messages }
    return .messagesReplied(MessagesReply(conversation: id, before: number, result: result))
  }

  private func send(_ message: OutgoingMessage) async -> ChatsEvent {
    let request = ClientRequest.send(
      thread: message.conversation, text: message.text, key: message.key)
    return .sent(message, await server.reply(to: request) { $0.message })
  }
}
