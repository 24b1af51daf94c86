/// Does what the state of a thread asks for.
struct ThreadEffectHandler: EffectHandler {
  /// The conversation's identifier.
  let id: String
  let account: AccountServices

  func perform(_ effect: ThreadEffect, send: @escaping @MainActor (ThreadEvent) -> Void) async {
    switch effect {
    case .followContents:
      let user = account.messages.user
      for await mailbox in account.messages.changes() {
        send(.contentsChanged(mailbox.contents(of: id, readBy: user)))
      }
    case .followResumptions:
      for await _ in account.resumptions() { send(.sessionResumed) }
    case .load:
      send(.loaded(await account.messages.loadNewest(of: id)))
    case .loadOlder:
      send(.olderLoaded(await account.messages.loadOlder(of: id)))
    case .markRead:
      await account.chats.markRead(id)
    case .saveDraft(let text):
      account.outbox.saveDraft(text, in: id)
    case .send(let text):
      account.outbox.send(text, in: id)
    case .resend(let key):
      account.outbox.resend(key)
    case .leave:
      send(.left(await account.chats.leave(id)))
    }
  }
}
