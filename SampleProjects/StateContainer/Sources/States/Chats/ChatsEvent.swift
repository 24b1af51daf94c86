enum ChatsEvent: Equatable, Sendable {
  case sessionStatusChanged(SessionStatus)
  case tabSelected(AppTab)

  /// These are the user's contacts now.
  case contactsChanged([Contact])
  case conversationsReplied(Result<[Conversation], ServerError>)
  case retryTapped
  case chosen(Conversation.ID)
  case newGroupTapped
  case wentBack

  /// The user follows a link to a conversation.
  case conversationWanted(Conversation.ID)

  /// The user has asked the server for a conversation, and may want to see it still.
  case conversationStarted(Conversation, isWanted: Bool)
  case conversationChanged(Conversation)
  case messageArrived(Message, in: Conversation.ID)
  case messagesReplied(MessagesReply)
  case markedRead(Conversation.ID, upTo: Int, ServerError?)
  case sent(OutgoingMessage, Result<Message, ServerError>)
  case thread(ThreadEvent)
  case newGroup(NewGroupEvent)
}

extension ChatsEvent {
  /// Why the server has not done what it was asked, if that is what has happened.
  var error: ServerError? {
    switch self {
    case .conversationsReplied(.failure(let error)), .markedRead(_, _, let error?),
      .sent(_, .failure(let error)), .thread(.left(_, _, let error?)),
      .newGroup(.created(_, .failure(let error))):
      error
    case .messagesReplied(let reply):
      if case .failure(let error) = reply.result { error } else { nil }
    default:
      nil
    }
  }
}

enum ThreadEvent: Equatable, Sendable {
  case draftChanged(String)
  case sendTapped
  case retryTapped(key: String)
  case olderTapped
  case reloadTapped
  case scrolled
  case leaveTapped
  case leaveCancelled
  case leaveConfirmed
  case left(Conversation.ID, visit: Int, ServerError?)
}

enum NewGroupEvent: Equatable, Sendable {
  case nameChanged(String)
  case contactTapped(handle: String)
  case createTapped
  case created(visit: Int, Result<Conversation, ServerError>)
}
