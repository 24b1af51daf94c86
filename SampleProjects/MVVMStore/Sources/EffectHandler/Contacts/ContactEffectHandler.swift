/// Does what the state of a contact asks for.
struct ContactEffectHandler: EffectHandler {
  let contacts: ContactsService
  let chats: ChatsService
  let links: LinkService
  let showThread: @MainActor (_ id: String) -> Void
  let finish: @MainActor () -> Void

  func perform(_ effect: ContactEffect, send: @escaping @MainActor (ContactEvent) -> Void) async {
    switch effect {
    case .followLinks:
      for await _ in links.followed() { send(.linkFollowed) }
    case .openThread(let handle):
      send(.threadOpened(await chats.open(with: handle)))
    case .delete(let handle):
      send(.deleted(await contacts.delete(handle)))
    case .showThread(let id):
      showThread(id)
    case .finish:
      finish()
    }
  }
}
