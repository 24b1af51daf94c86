import MessengerHost

/// The stores of whoever is signed in, one for each concern.
@MainActor
final class AccountStores {
  let tabs = Store(initialState: TabsState.initialState, effects: NoEffectHandler())
  let chats: Store<ChatsState>
  let contacts: Store<ContactsState>
  let stickers: Store<StickersState>
  let settings: Store<SettingsState>

  private var subscriptions: [any Subscription] = []

  init(_ session: Session, _ services: Services) {
    let server = services.server
    let memory = services.memory
    chats = Store(
      initialState: .initialState(
        handle: session.account.handle, keys: services.newKeys(), memory: memory.chats),
      effects: ChatsEffectHandler(server: server, memory: memory))
    contacts = Store(
      initialState: .initialState(known: memory.value(for: .contacts)),
      effects: ContactsEffectHandler(server: server, memory: memory, clock: services.clock))
    stickers = Store(
      initialState: .initialState(session.account, keys: services.newKeys()),
      effects: StickersEffectHandler(server: server))
    settings = Store(
      initialState: .initialState(session.account),
      effects: SettingsEffectHandler(server: server))
  }

  /// Lets the stores hear of the session, of each other and of the server, and the session of them.
  func connect(to session: Store<SessionState>, _ notices: Broadcast<ServerNotice>) {
    subscriptions = [
      tabs.listen(to: TabsEventSource(chats: chats, store: tabs)),
      chats.listen(
        to: ChatsEventSource(
          session: session, tabs: tabs, contacts: contacts, server: notices.stream())),
      contacts.listen(
        to: ContactsEventSource(session: session, tabs: tabs, server: notices.stream())),
      stickers.listen(to: StickersEventSource(session: session)),
      settings.listen(to: SettingsEventSource(session: session)),
      session.listen(
        to: SessionAccountEventSource(
          chats: chats, contacts: contacts, stickers: stickers, settings: settings)),
    ].flatMap { $0 }
  }

  /// Ends everything that is done for the user.
  func close() {
    subscriptions = []
    tabs.close()
    chats.close()
    contacts.close()
    stickers.close()
    settings.close()
  }
}
