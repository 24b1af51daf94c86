import MessengerTexts
import Observation

/// The state of a contact's screen, and what can be done there.
@MainActor
@Observable
final class ContactViewModel {
  private var error: TextKey?

  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any ContactViewModelDelegate)?

  @ObservationIgnored private let id: String
  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let preferences: any PreferencesService
  @ObservationIgnored private let tasks = TaskBag()

  /// - Parameter id: The handle of the contact.
  init(
    _ id: String, contacts: any ContactsService, conversations: any ConversationsService,
    preferences: any PreferencesService
  ) {
    self.id = id
    self.contacts = contacts
    self.conversations = conversations
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var name: String { contacts.contact(id)?.name ?? "" }
  var handle: String { "@\(id)" }
  var errorText: String? { error.map { texts[$0] } }

  /// What is asked before the contact is deleted.
  var deleteQuestion: Question {
    Question(
      title: texts[.deleteTitle, name], confirmTitle: texts[.deleteContact],
      cancelTitle: texts[.cancel], confirm: delete)
  }

  /// Waits for the end of the contact, as long as this lives.
  func start() {
    let removals = contacts.removals()
    tasks.run { [weak self, id] in
      for await handle in removals where handle == id { self?.delegate?.contactIsGone() }
    }
  }

  /// Leads to the thread with the contact, which is made if there is none.
  func openThread() async {
    await attempt { [self] () throws(ServiceError) in
      let thread = try await conversations.open(with: id)
      delegate?.threadIsOpened(thread)
    }
  }

  private func delete() async {
    await attempt { [self] () throws(ServiceError) in try await contacts.remove(id) }
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
