import MessengerTexts
import Observation

/// The state of a contact's screen, and what can be done there.
@MainActor
@Observable
final class ContactViewModel {
  let name: String
  let handle: String
  private var error: TextKey?

  @ObservationIgnored private let contact: Contact
  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let requests: ThreadRequests
  @ObservationIgnored private let preferences: PreferencesService

  init(
    contact: Contact, contacts: any ContactsService, conversations: any ConversationsService,
    requests: ThreadRequests, preferences: PreferencesService
  ) {
    name = contact.name
    handle = "@\(contact.handle)"
    self.contact = contact
    self.contacts = contacts
    self.conversations = conversations
    self.requests = requests
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var deleteQuestion: String { texts[.deleteTitle, name] }

  /// Whether the contact is not among the user's contacts any more.
  var isGone: Bool {
    contacts.contacts.value.map { list in !list.contains { $0.handle == contact.handle } } ?? false
  }

  /// Asks for the thread with the contact to be shown.
  func openThread() async {
    await attempt { [self] () throws(ServiceError) in
      requests.requested = try await conversations.open(with: contact.handle)
    }
  }

  func delete() async {
    await attempt { [self] () throws(ServiceError) in try await contacts.remove(contact.handle) }
  }

  private func attempt(_ work: () async throws(ServiceError) -> Void) async {
    error = nil
    do {
      try await work()
    } catch {
      self.error = error.commonText
    }
  }
}
