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
    case .conversationsReplied(let result): result.error
    case .messagesReplied(let reply): reply.result.error
    case .markedRead(_, _, let error): error
    case .sent(_, let result): result.error
    case .thread(let event): event.error
    case .newGroup(let event): event.error
    case .sessionStatusChanged, .tabSelected, .contactsChanged, .retryTapped, .chosen,
      .newGroupTapped, .wentBack, .conversationWanted, .conversationStarted, .conversationChanged,
      .messageArrived:
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

  fileprivate var error: ServerError? {
    switch self {
    case .left(_, _, let error): error
    case .draftChanged, .sendTapped, .retryTapped, .olderTapped, .reloadTapped, .scrolled,
      .leaveTapped, .leaveCancelled, .leaveConfirmed:
      nil
    }
  }
}

enum NewGroupEvent: Equatable, Sendable {
  case nameChanged(String)
  case contactTapped(handle: String)
  case createTapped
  case created(visit: Int, Result<Conversation, ServerError>)

  fileprivate var error: ServerError? {
    switch self {
    case .created(_, let result): result.error
    case .nameChanged, .contactTapped, .createTapped: nil
    }
  }
}
