/// Does what the state of a new contact asks for.
struct NewContactEffectHandler: EffectHandler {
  let contacts: ContactsService
  let finish: @MainActor () -> Void

  func perform(
    _ effect: NewContactEffect, send: @escaping @MainActor (NewContactEvent) -> Void
  ) -> Work? {
    switch effect {
    case .add(let contact):
      return { send(.added(await contacts.add(contact))) }
    case .finish:
      finish()
      return nil
    }
  }
}
