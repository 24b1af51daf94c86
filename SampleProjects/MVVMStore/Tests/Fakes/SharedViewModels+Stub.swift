@testable import MVVMStore

extension SharedViewModels {
  /// Those that speak a language, and hear of the network what a test says.
  static func speaking(
    _ language: Preferences.Language = .english,
    network: StubHandler<NetworkState> = StubHandler<NetworkState>()
  ) -> SharedViewModels {
    SharedViewModels(
      texts: Store(TextsState(language: language), handler: StubHandler<TextsState>()),
      network: Store(NetworkState(), handler: network))
  }
}
