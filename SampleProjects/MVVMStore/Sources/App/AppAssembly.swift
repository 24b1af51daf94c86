import MessengerHost

/// Makes the view models of what is there whoever is signed in, each with a store of its own.
@MainActor
struct AppAssembly {
  let services: AppServices
  let clock: any AppClock

  /// The root, which is given the function that makes the view model of the screen in front.
  func root() -> RootViewModel {
    let shared = shared()
    let store = Store(
      RootState(services.session.status), handler: RootEffectHandler(session: services.session))
    return RootViewModel(store: store) { screen($0, shared: shared) }
  }

  func account(_ session: Session, shared: SharedViewModels) -> AccountAssembly {
    AccountAssembly(
      services: services, account: services.session.account(of: session), user: session.account,
      clock: clock, shared: shared)
  }

  private func shared() -> SharedViewModels {
    let texts = TextsState(language: services.preferences.preferences.language)
    let words = TextsViewModel(
      store: Store(texts, handler: TextsEffectHandler(preferences: services.preferences)))
    let handler = NetworkEffectHandler(network: services.network)
    let network = Store(NetworkState(), handler: handler)
    return SharedViewModels(words: words, network: NetworkViewModel(store: network, words: words))
  }

  private func screen(
    _ screen: RootState.Screen, shared: SharedViewModels
  ) -> RootViewModel.Screen {
    switch screen {
    case .login(let problem):
      let login = LoginState(attempt: Attempt(problem))
      let handler = LoginEffectHandler(session: services.session)
      return .login(LoginViewModel(store: Store(login, handler: handler), shared: shared))
    case .tabs(let session):
      return .tabs(account(session, shared: shared).tabs())
    }
  }
}
