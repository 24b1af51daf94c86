enum ChatsMessage: Equatable {
  case conversationChosen(String)
  case newGroupTapped
  case retryTapped
  case wentBack
  case loaded(Result<[Conversation], ServerError>, revision: Int)

  case thread(ThreadMessage)
  case pageLoaded(Result<[TextMessage], ServerError>, conversation: String, before: Int?)
  case sent(Result<TextMessage, ServerError>, OutgoingText)
  case readMarked(conversation: String, upTo: Int, failure: ServerError?)
  case groupLeft(String, failure: ServerError?, visit: Int)

  case newGroup(NewGroupMessage)
  case groupCreated(Result<Conversation, ServerError>, visit: Int)
}

/// What the user does in the conversation that is open.
enum ThreadMessage: Equatable {
  case draftChanged(String)
  case sendTapped
  case resendTapped(key: String)
  case olderTapped
  case reloadTapped
  case scrolled
  case leaveTapped
  case leaveCancelled
  case leaveConfirmed
}

enum NewGroupMessage: Equatable {
  case nameChanged(String)
  case contactTapped(String)
  case createTapped
}
