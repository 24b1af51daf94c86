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
      let request = ClientRequest.history(thread: id, before: number, limit: limit)
      let result = await server.reply(to: request) { $0.messages }
      return .messagesReplied(MessagesReply(conversation: id, before: number, result: result))
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
    case .leave(let id, let visit):
      return .thread(.left(id, visit: visit, await server.error(of: .leaveThread(id: id))))
    }
  }

  private func send(_ message: OutgoingMessage) async -> ChatsEvent {
    let request = ClientRequest.send(
      thread: message.conversation, text: message.text, key: message.key)
    return .sent(message, await server.reply(to: request) { $0.message })
  }
}
