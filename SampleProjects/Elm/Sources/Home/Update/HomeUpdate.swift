extension HomeModel {
  mutating func update(_ message: HomeMessage, keys: inout Keys) -> [ServerCommand] {
    let showedStickers = showsStickers
    var commands = handle(message, keys: &keys)
    followLink(&commands)
    if showsStickers, !showedStickers { commands += stickers.load() }
    return commands + chats.followUp(in: chatsSituation)
  }

  private mutating func handle(_ message: HomeMessage, keys: inout Keys) -> [ServerCommand] {
    switch message {
    case .tabSelected(let tab):
      self.tab = tab
      return []
    case .chats(let message):
      return chats.update(message, in: chatsSituation, keys: &keys)
    case .contacts(let message):
      return updateContacts(message)
    case .stickers(let message):
      return stickers.update(message, keys: &keys)
    case .settings(let message):
      if case .renamed(.success(let account)) = message { session.account = account }
      return settings.update(message)
    case .connectionChanged(let status):
      return connectionChanged(status)
    case .resumed(let result):
      return resumed(result)
    case .news(let news):
      return receive(news)
    case .linkOpened(.conversation(let id)):
      awaitedConversation = id
      return []
    case .conversationOpened(let result, let visit):
      return conversationOpened(result, visit: visit)
    }
  }

  private mutating func receive(_ news: News) -> [ServerCommand] {
    switch news {
    case .message(let message, let conversation):
      return chats.receive(message, in: conversation, for: session.account.handle)
    case .conversation(let conversation):
      chats.receive(conversation, for: session.account.handle)
      return []
    case .contactsChanged:
      return contacts.load()
    case .sessionEnded:
      // There is nobody signed in any more; see `AppModel.update(_:)`.
      return []
    }
  }
}
