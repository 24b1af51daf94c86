import MessengerTexts
import Observation

/// The state of the screen for a new group, and what can be done there.
@MainActor
@Observable
final class NewGroupViewModel {
  var name = ""
  private(set) var isBusy = false
  private var chosen: Set<String> = []
  private var error: TextKey?

  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any NewGroupViewModelDelegate)?

  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let conversations: any ConversationsService
  @ObservationIgnored private let preferences: any PreferencesService

  init(
    contacts: any ContactsService, conversations: any ConversationsService,
    preferences: any PreferencesService
  ) {
    self.contacts = contacts
    self.conversations = conversations
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var canCreate: Bool { !isBusy && group != nil }

  /// That there are no contacts to choose from.
  var emptyText: String? { contacts.contacts.value?.isEmpty == true ? texts[.noContacts] : nil }

  var rows: [NewGroupRow] {
    (contacts.contacts.value ?? []).map { NewGroupRow($0, isChosen: chosen.contains($0.handle)) }
  }

  /// Chooses a contact, or does so no longer.
  func toggle(_ handle: String) {
    chosen.formSymmetricDifference([handle])
  }

  /// Makes the group, and leads to its thread.
  func create() async {
    guard !isBusy, let group else { return }
    error = nil
    isBusy = true
    defer { isBusy = false }
    do {
      let thread = try await conversations.create(group)
      delegate?.groupIsCreated(thread)
    } catch {
      self.error = error.commonText
    }
  }

  /// The name with the contacts that are chosen, and still there; `nil` if that is no group.
  private var group: NewGroup? {
    let handles = (contacts.contacts.value ?? []).map(\.handle)
    return NewGroup(name: name, members: handles.filter(chosen.contains))
  }
}
