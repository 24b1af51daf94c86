/// Does what the state of a new group asks for.
struct NewGroupEffectHandler: EffectHandler {
  let contacts: ContactsService
  let chats: ChatsService
  let showThread: @MainActor (_ id: String) -> Void

  func perform(_ effect: NewGroupEffect, send: @escaping @MainActor (NewGroupEvent) -> Void) async {
    switch effect {
    case .followContacts:
      for await contacts in contacts.changes() { send(.contactsChanged(contacts)) }
    case .load:
      await contacts.load()
    case .create(let group):
      send(.created(await chats.create(group)))
    case .showThread(let id):
      showThread(id)
    }
  }
}
