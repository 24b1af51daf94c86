enum ContactsEvent: Equatable, Sendable {
  case linkChanged(SessionLink)

  /// The contacts were changed on another device.
  case contactsChanged
  case contactsReplied(Result<[Contact], ServerError>)
  case retryTapped
  case searchChanged(String)

  /// The pause after a change of the search's text is over.
  case searchDue(Int)
  case chosen(handle: String)
  case addTapped
  case wentBack

  /// Another tab is in front.
  case tabLeft
  case newContact(NewContactEvent)
  case contact(ContactPageEvent)
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
