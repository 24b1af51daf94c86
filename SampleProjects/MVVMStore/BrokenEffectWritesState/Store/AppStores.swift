import MessengerHost

/// Makes the stores of what is there whoever is signed in: each has a state and an effect handler.
@MainActor
struct AppStores {
  let services: AppServices
  let clock: any AppClock

  func root() -> Store<RootState> {
    Store(
      RootState(services.session.status), handler: RootEffectHandler(session: services.session))
  }

  func texts() -> Store<TextsState> {
    Store(
      TextsState(language: services.preferences.preferences.language),
      handler: TextsEffectHandler(preferences: services.preferences))
  }

  func network() -> Store<NetworkState> {
    let handler = NetworkEffectHandler(network: services.network)
    let store = Store(NetworkState(), handler: handler)
    handler.store = store
    return store
  }

  /// - Parameter problem: Why the last session has ended, if that has to be said.
  func login(_ problem: Problem?) -> Store<LoginState> {
    Store(
      LoginState(attempt: Attempt(problem)),
      handler: LoginEffectHandler(session: services.session))
  }

  /// Those of the screens behind the login; `nil` if the session is over.
  func account(_ session: Session) -> AccountStores? {
    guard services.session.status.session?.token == session.token else { return nil }
    return services.session.account.map {
      AccountStores(services: services, account: $0, user: session.account, clock: clock)
    }
  }
}
