extension HomeModel {
  mutating func update(
    _ message: HomeMessage, keys: inout Keys
  ) -> (commands: [Command<HomeMessage>], out: HomeOutMessage?) {
    let old = self
    let (commands, out) = handle(message, keys: &keys)
    return (commands + followUp(since: old), out)
  }

  /// What follows from how things are, whatever has led there.
  mutating func followUp(since old: HomeModel) -> [Command<HomeMessage>] {
    var commands = showAwaitedConversation()
    if showsStickers, !old.showsStickers {
      commands += stickers.load().embedded(in: HomeMessage.stickers)
    }
    return commands + chats.followUp(in: chatsSituation).embedded(in: HomeMessage.chats)
  }

  private mutating func handle(
    _ message: HomeMessage, keys: inout Keys
  ) -> (commands: [Command<HomeMessage>], out: HomeOutMessage?) {
    switch message {
    case .tabSelected(let tab):
      self.tab = tab
      return ([], nil)
    case .chats(let message):
      let commands = chats.update(message, in: chatsSituation, keys: &keys)
      return (commands.embedded(in: HomeMessage.chats), nil)
    case .contacts(let message):
      return (updateContacts(message), nil)
    case .stickers(let message):
      let commands = stickers.update(message, mayBuy: session.account.mayBuy, keys: &keys)
      return (commands.embedded(in: HomeMessage.stickers), nil)
    case .settings(let message):
      return updateSettings(message)
    case .resumed(let result):
      return (resumed(result), nil)
    case .news(.sessionEnded):
      return ([], .sessionEnded)
    case .news(.message(let message, let conversation)):
      let commands = chats.receive(message, in: conversation, for: session.account.handle)
      return (commands.embedded(in: HomeMessage.chats), nil)
    case .news(.conversation(let conversation)):
      chats.receive(conversation, for: session.account.handle)
      return ([], nil)
    case .news(.contactsChanged):
      return (contacts.load().embedded(in: HomeMessage.contacts), nil)
    }
  }

  private mutating func updateSettings(
    _ message: SettingsMessage
  ) -> (commands: [Command<HomeMessage>], out: HomeOutMessage?) {
    let (ownCommands, out) = settings.update(message)
    let commands = ownCommands.embedded(in: HomeMessage.settings)
    switch out {
    case .renamed(let account):
      session.account = account
      return (commands, nil)
    case .preferenceChosen(let choice):
      return (commands, .preferenceChosen(choice))
    case .signOutWanted:
      return (commands + (link.connection == .online ? [.tell(.signOut)] : []), .signedOut)
    case nil:
      return (commands, nil)
    }
  }
}
