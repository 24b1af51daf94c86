import MessengerHost
import MessengerWire

/// Does what the contacts' state asks for.
@MainActor
struct ContactsEffectHandler {
  /// How long the user has not typed when a search begins, in seconds.
  static let searchPause = 0.3

  let client: ServerClient
  let clock: any AppClock

  /// Returns what came of an effect; `nil` if it was cancelled.
  func event(after effect: ContactsEffect) async throws(SessionExpired) -> ContactsEvent? {
    switch effect {
    case .load:
      return .loaded(
        try await client.ask(.contacts) {
          if case .contacts(let people) = $0 { people.map(Contact.init) } else { nil }
        })
    case .pause:
      guard (try? await clock.sleep(for: Self.searchPause)) != nil else { return nil }
      return .searchPaused
    case .add(let contact):
      let request = ClientRequest.addContact(name: contact.name, handle: contact.handle)
      return .added(
        try await client.ask(request) {
          if case .contact(let person) = $0 { Contact(person) } else { nil }
        })
    case .delete(let handle):
      return .deleted(handle: handle, try await client.order(.removeContact(handle: handle)))
    case .openConversation(let handle):
      return .conversationOpened(
        with: handle,
        try await client.ask(.openThread(with: handle)) {
          if case .thread(let thread) = $0 { Conversation(thread) } else { nil }
        })
    }
  }
}
