extension ChatsModel {
  mutating func update(
    _ message: ChatsMessage, in situation: ChatsSituation, keys: inout Keys
  ) -> [Command<ChatsMessage>] {
    switch message {
    case .conversationChosen(let id):
      return open(id, in: situation)
    case .newGroupTapped:
      pages.go(to: .newGroup(NewGroupModel()))
    case .retryTapped:
      return load()
    case .wentBack:
      pages.page = nil
    case .loaded(let result, let revision):
      return receive(result, revision: revision)
    case .thread(let message):
      return updateThread(message, in: situation, keys: &keys)
    case .pageLoaded(let result, let conversation, let before):
      receive(result, of: conversation, before: before, for: situation.handle)
    case .sent(let result, let text):
      finishSending(text, result, for: situation.handle)
    case .readMarked(let conversation, let number, let failure):
      finishReadMark(of: conversation, upTo: number, failure: failure)
    case .groupLeft(let id, let failure, let visit):
      finishLeaving(id, failure: failure, visit: visit)
    case .newGroup(let message):
      return updateNewGroup(message)
    case .groupCreated(let result, let visit):
      return finishCreating(result, visit: visit, in: situation)
    }
    return []
  }

  /// Asks for everything anew that may have changed while there was no connection.
  mutating func catchUp() -> [Command<ChatsMessage>] {
    asked = Asked()
    return load() + loadNewestOfOpenConversation()
  }

  /// Notes that the conversations may change without a word from the server.
  mutating func connectionIsLost() {
    inbox.isUpToDate = false
  }

  /// Gives up what was waited for.
  mutating func failLoading() {
    inbox.failLoading()
    failLoadingThread()
  }

  private mutating func load() -> [Command<ChatsMessage>] {
    inbox.beginLoading() ? [ask] : []
  }

  private var ask: Command<ChatsMessage> {
    .ask(.conversations, expecting: \.conversations) { [revision = inbox.revision] in
      .loaded($0, revision: revision)
    }
  }

  private mutating func receive(
    _ result: Result<[Conversation], ServerError>, revision: Int
  ) -> [Command<ChatsMessage>] {
    guard revision == inbox.revision else {
      // The server was asked before what has happened since.
      inbox.goOnLoading()
      return [ask]
    }
    switch result {
    case .success(let conversations):
      inbox.take(conversations)
    case .failure:
      inbox.failLoading()
    }
    return []
  }
}

/// What the server tells by itself, or has told others.
extension ChatsModel {
  mutating func take(_ conversation: Conversation) {
    inbox.update(conversation)
  }

  mutating func receive(
    _ message: TextMessage, in id: String, for handle: String
  ) -> [Command<ChatsMessage>] {
    guard inbox.conversation(id) != nil else { return load() }
    inbox.receive(message, in: id, for: handle)
    return []
  }

  mutating func receive(_ conversation: Conversation, for handle: String) {
    if conversation.members.contains(where: { $0.handle == handle }) {
      inbox.update(conversation)
    } else {
      inbox.remove(conversation.id)
    }
  }
}
