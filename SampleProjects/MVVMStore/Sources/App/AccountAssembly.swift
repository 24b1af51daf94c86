import MessengerHost

/// Makes the view models of the screens behind the login, each with a store of its own.
///
/// It also connects them: an effect that is an event for another screen is sent to that one's store.
@MainActor
struct AccountAssembly {
  let services: AppServices
  let account: AccountServices
  let user: Account
  let clock: any AppClock
  let shared: SharedViewModels

  /// The tabs, which keep the view models of the four tabs as long as they live themselves.
  func tabs() -> TabsViewModel {
    let chats = chatsStore()
    let handler = TabsEffectHandler(chats: account.chats, links: services.links) { [weak chats] in
      chats?.send(.threadRequested(id: $0))
    }
    let tabs = Store(TabsState(), handler: handler)
    return TabsViewModel(
      store: tabs, words: shared.words, chats: self.chats(chats),
      contacts: contacts { [weak tabs] in tabs?.send(.contactThreadOpened(id: $0)) },
      stickers: stickers(), settings: settings())
  }

  func settings() -> SettingsViewModel {
    let handler = SettingsEffectHandler(
      session: services.session, preferences: services.preferences, links: services.links)
    let state = SettingsState(account: user, preferences: services.preferences.preferences)
    return SettingsViewModel(store: Store(state, handler: handler), words: shared.words)
  }
}
