/// Does what the state of a thread asks for.
struct ThreadEffectHandler: EffectHandler {
  /// The conversation's identifier.
  let id: String
  let chats: ChatsService
  let messages: MessagesService
  let outbox: OutboxService

  func perform(_ effect: ThreadEffect, send: @escaping @MainActor (ThreadEvent) -> Void) -> Work? {
    switch effect {
    case .followContents:
      return {
        for await mailbox in messages.changes() {
          send(.contentsChanged(mailbox.contents(of: id, readBy: messages.user)))
        }
      }
    case .followResumptions:
      return { for await _ in messages.resumptions() { send(.sessionResumed) } }
    case .load:
      return { send(.loaded(await messages.loadNewest(of: id))) }
    case .loadOlder:
      return { send(.olderLoaded(await messages.loadOlder(of: id))) }
    case .markRead:
      return { await chats.markRead(id) }
    case .saveDraft(let text):
      outbox.saveDraft(text, in: id)
    case .send(let text):
      outbox.send(text, in: id)
    case .resend(let key):
      outbox.resend(key)
    case .leave:
      return { send(.left(await chats.leave(id))) }
    }
    return nil
  }
}
