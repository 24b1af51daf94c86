extension HomeModel {
  mutating func update(_ message: HomeMessage, keys: inout Keys) -> [Command<HomeMessage>] {
    let showedStickers = showsStickers
    var commands = handle(message, keys: &keys)
    followLink(&commands)
    if showsStickers, !showedStickers {
      commands += stickers.load().embedded(in: HomeMessage.stickers)
    }
    return commands + chats.followUp(in: chatsSituation).embedded(in: HomeMessage.chats)
  }

  private mutating func handle(_ message: HomeMessage, keys: inout Keys) -> [Command<HomeMessage>] {
    switch message {
    case .tabSelected(let tab):
      self.tab = tab
      return []
    case .chats(let message):
      return chats.update(message, in: chatsSituation, keys: &keys).embedded(in: HomeMessage.chats)
    case .contacts(let message):
      return updateContacts(message)
    case .stickers(let message):
      return stickers.update(message, keys: &keys).embedded(in: HomeMessage.stickers)
    case .settings(let message):
      if case .renamed(.success(let account)) = message { session.account = account }
      return settings.update(message).embedded(in: HomeMessage.settings)
    case .connectionChanged(let status):
      return connectionChanged(status)
    case .resumed(let result):
      return resumed(result)
    case .news(let news):
      return receive(news)
    case .linkOpened(.conversation(let id)):
      awaitedConversation = id
      return []
    }
  }

  private mutating func receive(_ news: News) -> [Command<HomeMessage>] {
    switch news {
    case .message(let message, let conversation):
      return chats.receive(message, in: conversation, for: session.account.handle)
        .embedded(in: HomeMessage.chats)
    case .conversation(let conversation):
      chats.receive(conversation, for: session.account.handle)
      return []
    case .contactsChanged:
      return contacts.load().embedded(in: HomeMessage.contacts)
    case .sessionEnded:
      // There is nobody signed in any more; see `AppModel.update(_:)`.
      return []
    }
  }
}
