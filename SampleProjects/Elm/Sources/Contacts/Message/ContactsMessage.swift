enum ContactsMessage: Equatable {
  case searchChanged(String)
  case searchDelayPassed(edit: Int)
  case contactChosen(String)
  case addTapped
  case retryTapped
  case wentBack
  case loaded(Result<[Contact], ServerError>, revision: Int)
  case contact(ContactMessage)
  case conversationOpened(Result<Conversation, ServerError>, visit: Int)
  case deleted(handle: String, failure: ServerError?, visit: Int)
  case newContact(NewContactMessage)
  case added(Result<Contact, ServerError>, visit: Int)
}

enum ContactMessage: Equatable {
  case messageTapped
  case deleteTapped
  case deleteCancelled
  case deleteConfirmed
}

enum NewContactMessage: Equatable {
  case nameChanged(String)
  case handleChanged(String)
  case saveTapped
}
