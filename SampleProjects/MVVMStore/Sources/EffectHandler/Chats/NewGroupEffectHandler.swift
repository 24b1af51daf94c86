/// Does what the state of a new group asks for.
struct NewGroupEffectHandler: EffectHandler {
  let contacts: ContactsService
  let chats: ChatsService
  let showThread: @MainActor (_ id: String) -> Void

  func perform(
    _ effect: NewGroupEffect, send: @escaping @MainActor (NewGroupEvent) -> Void
  ) -> Work? {
    switch effect {
    case .followContacts:
      return { for await contacts in contacts.changes() { send(.contactsChanged(contacts)) } }
    case .load:
      return { await contacts.load() }
    case .create(let group):
      return { send(.created(await chats.create(group))) }
    case .showThread(let id):
      showThread(id)
      return nil
    }
  }
}
