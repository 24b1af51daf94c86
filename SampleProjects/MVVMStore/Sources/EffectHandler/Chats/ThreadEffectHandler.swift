/// Does what the state of a thread asks for.
struct ThreadEffectHandler: EffectHandler {
  /// The conversation's identifier.
  let id: String
  let chats: ChatsService
  let messages: MessagesService
  let outbox: OutboxService

  func perform(_ effect: ThreadEffect, send: @escaping @MainActor (ThreadEvent) -> Void) async {
    switch effect {
    case .followContents:
      for await mailbox in messages.changes() {
        send(.contentsChanged(mailbox.contents(of: id, readBy: messages.user)))
      }
    case .followResumptions:
      for await _ in messages.resumptions() { send(.sessionResumed) }
    case .load:
      send(.loaded(await messages.loadNewest(of: id)))
    case .loadOlder:
      send(.olderLoaded(await messages.loadOlder(of: id)))
    case .markRead:
      await chats.markRead(id)
    case .saveDraft(let text):
      outbox.saveDraft(text, in: id)
    case .send(let text):
      outbox.send(text, in: id)
    case .resend(let key):
      outbox.resend(key)
    case .leave:
      send(.left(await chats.leave(id)))
    }
  }
}
