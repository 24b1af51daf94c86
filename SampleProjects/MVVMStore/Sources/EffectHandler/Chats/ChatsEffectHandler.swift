/// Does what the state of the list of chats asks for.
struct ChatsEffectHandler: EffectHandler {
  let chats: ChatsService

  func perform(_ effect: ChatsEffect, send: @escaping @MainActor (ChatsEvent) -> Void) -> Work? {
    switch effect {
    case .followMailbox:
      return { for await mailbox in chats.changes() { send(.mailboxChanged(mailbox)) } }
    case .load:
      return { await chats.load() }
    }
  }
}
