import MessengerHost

/// The stores of whoever is signed in, one for each concern.
@MainActor
final class AccountStores {
  let token: String
  let tabs: Store<TabsState>
  let chats: Store<ChatsState>
  let contacts: Store<ContactsState>
  let stickers: Store<StickersState>
  let stickersEffects: StickersEffectHandler
  let settings: Store<SettingsState>

  init(_ signedIn: SessionState.SignedIn, _ services: Services) {
    token = signedIn.session.token
    let server = services.server(for: token)
    let (memory, notices) = (services.memory, services.notices)
    tabs = Store(effects: TabsEffectHandler(notices: notices))
    chats = Store(effects: ChatsEffectHandler(server: server, memory: memory, notices: notices))
    contacts = Store(
      effects: ContactsEffectHandler(
        server: server, memory: memory, clock: services.clock, notices: notices))
    stickersEffects = StickersEffectHandler(server: server)
    stickers = Store(effects: stickersEffects)
    settings = Store(effects: SettingsEffectHandler(server: server, notices: notices))

    tabs.listen(to: TabsEventSource(notices: notices.stream()))
    chats.listen(to: ChatsEventSource(notices: notices.stream()))
    contacts.listen(to: ContactsEventSource(notices: notices.stream()))
    settings.listen(to: SettingsEventSource(notices: notices.stream()))
    start(signedIn, services)
  }

  /// Ends everything that is done for the user.
  func close() {
    tabs.close()
    chats.close()
    contacts.close()
    stickers.close()
    settings.close()
  }

  private func start(_ signedIn: SessionState.SignedIn, _ services: Services) {
    let account = signedIn.session.account
    let start = ChatsStart(
      handle: account.handle, keys: services.newKeys(), memory: services.memory.chats,
      link: signedIn.link, wantedConversation: signedIn.wantedConversation)
    settings.dispatch(.accountChanged(account))
    stickers.dispatch(.started(services.newKeys()))
    chats.dispatch(.started(start))
    contacts.dispatch(.started(services.memory.value(for: .contacts), signedIn.link))
  }
}
