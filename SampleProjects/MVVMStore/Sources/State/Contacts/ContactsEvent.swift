enum ContactsEvent: Equatable, Sendable {
  // The list.
  case searchChanged(String)
  case searchPaused
  case reloadTapped
  case contactTapped(handle: String)
  case addTapped
  case wentBack

  // A new contact.
  case nameChanged(String)
  case handleChanged(String)
  case saveTapped

  // A contact.
  case messageTapped
  case deleteTapped
  case deleteCancelled
  case deleteConfirmed

  // What became of an effect.
  case loaded(Result<[Contact], Problem>)
  case added(Result<Contact, Problem>)
  case deleted(handle: String, Problem?)
  case conversationOpened(with: String, Result<Conversation, Problem>)
}

enum ContactsEffect: Equatable, Sendable {
  case load

  /// Waits until the user has not typed for a while.
  case pause(search: String)
  case add(NewContact)
  case delete(handle: String)
  case openConversation(with: String)
}
