/// Does what the state of a contact asks for.
struct ContactEffectHandler: EffectHandler {
  let contacts: ContactsService
  let chats: ChatsService
  let showThread: @MainActor (_ id: String) -> Void
  let finish: @MainActor () -> Void

  func perform(
    _ effect: ContactEffect, send: @escaping @MainActor (ContactEvent) -> Void
  ) -> Work? {
    switch effect {
    case .openThread(let handle):
      return { send(.threadOpened(await chats.open(with: handle))) }
    case .delete(let handle):
      return { send(.deleted(await contacts.delete(handle))) }
    case .showThread(let id):
      showThread(id)
    case .finish:
      finish()
    }
    return nil
  }
}
