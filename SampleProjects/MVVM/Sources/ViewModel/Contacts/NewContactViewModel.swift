import MessengerTexts
import Observation

/// The state of the screen for a new contact, and what can be done there.
@MainActor
@Observable
final class NewContactViewModel {
  var name = ""
  var handle = ""
  private(set) var isBusy = false
  private var error: TextKey?

  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any NewContactViewModelDelegate)?

  @ObservationIgnored private let contacts: any ContactsService
  @ObservationIgnored private let preferences: any PreferencesService

  init(contacts: any ContactsService, preferences: any PreferencesService) {
    self.contacts = contacts
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }

  func save() async {
    guard !isBusy else { return }
    error = nil
    let contact: NewContact
    do {
      contact = try NewContact(name: name, handle: handle)
    } catch {
      self.error = error.text
      return
    }
    isBusy = true
    defer { isBusy = false }
    do {
      try await contacts.add(contact)
      delegate?.contactIsSaved()
    } catch {
      self.error = text(for: error)
    }
  }

  private func text(for error: ServiceError) -> TextKey? {
    switch error {
    case .ownHandle: .ownHandle
    case .nameTooLong: .nameTooLong
    case .unknownHandle: .unknownHandle
    case .handleTaken: .handleTaken
    default: error.commonText
    }
  }
}

extension NewContact.Problem {
  fileprivate var text: TextKey {
    switch self {
    case .missingName: .enterName
    case .missingHandle: .enterHandle
    }
  }
}
