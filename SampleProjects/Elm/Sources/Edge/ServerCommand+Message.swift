import MessengerWire

extension ServerCommand {
  typealias Reply = Result<ServerReply, ServerError>

  /// The message that the server's reply becomes; `nil` if nobody waits for it.
  func message(for reply: Reply) -> HomeMessage? {
    switch self {
    case .resumeSession: .resumed(reply.value(\.session))
    case .endSession: nil
    case .rename: .settings(.renamed(reply.value(\.session?.account)))
    case .loadContacts(let revision):
      .contacts(.loaded(reply.value(\.contacts), revision: revision))
    case .saveContact(_, _, let visit):
      .contacts(.added(reply.value(\.contact), visit: visit))
    case .removeContact(let handle, let visit):
      .contacts(.deleted(handle: handle, failure: reply.failure, visit: visit))
    case .openConversation(_, let visit):
      .conversationOpened(reply.value(\.conversation), visit: visit)
    case .loadConversations(let revision):
      .chats(.loaded(reply.value(\.conversations), revision: revision))
    case .makeGroup(_, _, let visit):
      .chats(.groupCreated(reply.value(\.conversation), visit: visit))
    case .leaveConversation(let id, let visit):
      .chats(.groupLeft(id, failure: reply.failure, visit: visit))
    case .loadMessages(let conversation, let number):
      .chats(
        .pageLoaded(reply.value(\.messages), conversation: conversation, before: number))
    case .send(let text): .chats(.sent(reply.value(\.message), text))
    case .markRead(let conversation, let number):
      .chats(.readMarked(conversation: conversation, upTo: number, failure: reply.failure))
    case .loadPacks: .stickers(.loaded(reply.value(\.packs)))
    case .buyPack(let pack, _, _, let visit):
      .stickers(.bought(reply.value(\.receipt), pack: pack, visit: visit))
    }
  }
}

extension Result where Success == ServerReply, Failure == ServerError {
  /// What is looked for in the reply; a reply of another kind is as good as a refusal.
  func value<Value>(_ part: (ServerReply) -> Value?) -> Result<Value, ServerError> {
    flatMap { reply in part(reply).map { .success($0) } ?? .failure(.refused) }
  }

  /// Why it was not done; `nil` if it was.
  var failure: ServerError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
