@testable import MVVMStore

extension SharedViewModels {
  /// Those that speak a language, and hear of the network what a test says.
  static func speaking(
    _ language: Preferences.Language = .english,
    network: StubHandler<NetworkState> = StubHandler<NetworkState>()
  ) -> SharedViewModels {
    let words = TextsViewModel(
      store: Store(TextsState(language: language), handler: StubHandler<TextsState>()))
    return SharedViewModels(
      words: words,
      network: NetworkViewModel(store: Store(NetworkState(), handler: network), words: words))
  }
}
