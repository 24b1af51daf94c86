import MessengerHost

/// Has the server change the contacts, remembers them, and waits for a search.
struct ContactsEffectHandler: EffectHandler {
  let server: ServerClient
  let memory: Memory
  let clock: any AppClock

  func perform(_ effect: ContactsEffect) async -> ContactsEvent? {
    switch effect {
    case .save(let contacts):
      memory.keep(contacts, as: .contacts)
    case .load:
      return .contactsReplied(await server.reply(to: .contacts) { $0.contacts })
    case .wait(let seconds, let search):
      // A wait that is cancelled is one whose event nobody hears.
      try? await clock.sleep(for: seconds)
      return .searchPauseEnded(search)
    case .add(let name, let handle, let visit):
      let result = await server.reply(to: .addContact(name: name, handle: handle)) { $0.contact }
      return .newContact(.saved(visit: visit, result))
    case .openConversation(let handle, let visit):
      let result = await server.reply(to: .openThread(with: handle)) { $0.conversation }
      return .contact(.opened(visit: visit, result))
    case .delete(let handle, let visit):
      let error = await server.error(of: .removeContact(handle: handle))
      return .contact(.deleted(handle: handle, visit: visit, error))
    }
    return nil
  }
}
