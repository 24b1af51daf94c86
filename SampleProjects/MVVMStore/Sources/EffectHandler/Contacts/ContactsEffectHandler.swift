import MessengerHost

/// Does what the state of the list of contacts asks for.
struct ContactsEffectHandler: EffectHandler {
  /// How long the user has not typed when a search begins, in seconds.
  static let searchPause = 0.3

  let contacts: ContactsService
  let clock: any AppClock

  func perform(_ effect: ContactsEffect, send: @escaping @MainActor (ContactsEvent) -> Void) async {
    switch effect {
    case .followContacts:
      for await contacts in contacts.changes() { send(.contactsChanged(contacts)) }
    case .load:
      await contacts.load()
    case .pause:
      guard (try? await clock.sleep(for: Self.searchPause)) != nil else { return }
      send(.searchPaused)
    }
  }
}
