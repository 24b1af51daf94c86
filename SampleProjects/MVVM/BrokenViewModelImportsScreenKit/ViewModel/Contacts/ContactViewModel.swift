import MessengerTexts
import Observation
import ScreenKit

/// The state of a contact's screen, and what can be done there.
@MainActor
@Observable
final class ContactViewModel {
  let name: String
  let handle: String
  private var error: TextKey?

  /// Who shows what comes next.
  @ObservationIgnored weak var navigation: (any ContactNavigation)?

  @ObservationIgnored private let contact: Contact
  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let preferences: any PreferencesService

  init(
    contact: Contact, contacts: any ContactsService, conversations: any ConversationsService,
    preferences: any PreferencesService
  ) {
    name = contact.name
    handle = "@\(contact.handle)"
    self.contact = contact
    self.contacts = contacts
    self.conversations = conversations
    self.preferences = preferences
    bind { screen in
      if screen.isGone { screen.navigation?.contactIsGone() }
    }
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var deleteQuestion: String { texts[.deleteTitle, name] }

  /// Whether the contact is not among the user's contacts any more.
  var isGone: Bool {
    contacts.contacts.value.map { list in !list.contains { $0.handle == contact.handle } } ?? false
  }

  /// Leads to the thread with the contact, which is made if there is none.
  func openThread() async {
    await attempt { [self] () throws(ServiceError) in
      let thread = try await conversations.open(with: contact.handle)
      navigation?.showThread(thread)
    }
  }

  func delete() async {
    await attempt { [self] () throws(ServiceError) in try await contacts.remove(contact.handle) }
  }

  /// Asks whether the contact is to be deleted.
  func deleteAlert() -> AlertController {
    let alert = AlertController(title: deleteQuestion)
    alert.addAction(
      AlertAction(
        title: texts[.deleteContact], style: .destructive, identifier: "alert.delete"
      ) {
        Task { await self.delete() }
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    return alert
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

extension ContactViewModel: Observer {}
