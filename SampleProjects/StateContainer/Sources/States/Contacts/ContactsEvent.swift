enum ContactsEvent: Equatable, Sendable {
  case sessionStatusChanged(SessionStatus)

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

  /// Another tab is in front.
  case tabLeft
  case newContact(NewContactEvent)
  case contact(ContactPageEvent)
}

extension ContactsEvent {
  /// Why the server has not done what it was asked, if that is what has happened.
  var error: ServerError? {
    switch self {
    case .contactsReplied(.failure(let error)), .newContact(.saved(_, .failure(let error))),
      .contact(.opened(_, .failure(let error))), .contact(.deleted(_, _, let error?)):
      error
    default:
      nil
    }
  }
}

enum NewContactEvent: Equatable, Sendable {
  case nameChanged(String)
  case handleChanged(String)
  case saveTapped
  case saved(visit: Int, Result<Contact, ServerError>)
}

enum ContactPageEvent: Equatable, Sendable {
  case messageTapped
  case opened(visit: Int, Result<Conversation, ServerError>)
  case deleteTapped
  case deleteCancelled
  case deleteConfirmed
  case deleted(handle: String, visit: Int, ServerError?)
}
