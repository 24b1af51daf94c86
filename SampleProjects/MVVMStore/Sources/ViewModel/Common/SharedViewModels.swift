/// The view models that those of several screens use.
@MainActor
struct SharedViewModels {
  let words: TextsViewModel
  let network: NetworkViewModel

  init(_ stores: AppStores) {
    self.init(texts: stores.texts(), network: stores.network())
  }

  init(texts: Store<TextsState>, network: Store<NetworkState>) {
    words = TextsViewModel(store: texts)
    self.network = NetworkViewModel(store: network, words: words)
  }
}
