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

  /// Who shows what comes next.
  @ObservationIgnored weak var navigation: (any NewGroupNavigation)?

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
  var canCreate: Bool { !isBusy && !name.trimmed.isEmpty && members.count >= 2 }

  /// Whether there are no contacts to choose from.
  var isEmpty: Bool { contacts.contacts.value?.isEmpty ?? false }

  var rows: [NewGroupRow] {
    (contacts.contacts.value ?? []).map {
      NewGroupRow(id: $0.handle, name: $0.name, isChosen: chosen.contains($0.handle))
    }
  }

  /// Chooses a contact, or does so no longer.
  func toggle(_ handle: String) {
    chosen.formSymmetricDifference([handle])
  }

  /// Makes the group, and leads to its thread.
  func create() async {
    guard canCreate else { return }
    error = nil
    isBusy = true
    defer { isBusy = false }
    do {
      let thread = try await conversations.createGroup(name.trimmed, members: members)
      navigation?.groupIsCreated(thread)
    } catch {
      self.error = error.commonText
    }
  }

  /// The handles of the contacts that are chosen, and still there.
  private var members: [String] { rows.filter(\.isChosen).map(\.id) }
}
