/// Does what the state of a new contact asks for.
struct NewContactEffectHandler: EffectHandler {
  let contacts: ContactsService
  let finish: @MainActor () -> Void

  func perform(
    _ effect: NewContactEffect, send: @escaping @MainActor (NewContactEvent) -> Void
  ) async {
    switch effect {
    case .add(let contact): send(.added(await contacts.add(contact)))
    case .finish: finish()
    }
  }
}
