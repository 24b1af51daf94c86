import MessengerHost

/// Does what the state of the list of contacts asks for.
struct ContactsEffectHandler: EffectHandler {
  /// How long the user has not typed when a search begins, in seconds.
  static let searchPause = 0.3

  let contacts: ContactsService
  let clock: any AppClock

  func perform(
    _ effect: ContactsEffect, send: @escaping @MainActor (ContactsEvent) -> Void
  ) -> Work? {
    switch effect {
    case .followContacts:
      return { for await contacts in contacts.changes() { send(.contactsChanged(contacts)) } }
    case .load:
      return { await contacts.load() }
    case .pause:
      return {
        guard (try? await clock.sleep(for: Self.searchPause)) != nil else { return }
        send(.searchPaused)
      }
    }
  }
}
