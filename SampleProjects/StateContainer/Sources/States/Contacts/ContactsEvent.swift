enum ContactsEvent: Equatable, Sendable {
  case sessionStatusChanged(SessionStatus)
  case tabSelected(AppTab)

  /// The contacts were changed on another device.
  case contactsChanged
  case contactsReplied(Result<[Contact], ServerError>)
  case retryTapped
  case searchChanged(String)

  /// The pause after a change of the search's text is over.
  case searchPauseEnded(Int)
  case chosen(handle: String)
  case addTapped
  case wentBack
  case newContact(NewContactEvent)
  case contact(ContactPageEvent)
}

extension ContactsEvent {
  /// Why the server has not done what it was asked, if that is what has happened.
  var error: ServerError? {
    switch self {
    case .contactsReplied(let result): result.error
    case .newContact(let event): event.error
    case .contact(let event): event.error
    case .sessionStatusChanged, .tabSelected, .contactsChanged, .retryTapped, .searchChanged,
      .searchPauseEnded, .chosen, .addTapped, .wentBack:
      nil
    }
  }
}

enum NewContactEvent: Equatable, Sendable {
  case nameChanged(String)
  case handleChanged(String)
  case saveTapped
  case saved(visit: Int, Result<Contact, ServerError>)

  fileprivate var error: ServerError? {
    switch self {
    case .saved(_, let result): result.error
    case .nameChanged, .handleChanged, .saveTapped: nil
    }
  }
}

enum ContactPageEvent: Equatable, Sendable {
  case messageTapped
  case opened(visit: Int, Result<Conversation, ServerError>)
  case deleteTapped
  case deleteCancelled
  case deleteConfirmed
  case deleted(handle: String, visit: Int, ServerError?)

  fileprivate var error: ServerError? {
    switch self {
    case .opened(_, let result): result.error
    case .deleted(_, _, let error): error
    case .messageTapped, .deleteTapped, .deleteCancelled, .deleteConfirmed: nil
    }
  }
}
