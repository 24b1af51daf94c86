import MessengerTexts
import Observation

@Observable @MainActor
final class StickersViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case purchase(PurchaseViewModel)
    case receipt(ReceiptViewModel)
  }

  /// Lives until the user goes back, or another one takes its place.
  private(set) var screen: Screen?

  private let store: Store<StickersState>
  private let stores: AccountStores
  private let words: TextsViewModel

  init(stores: AccountStores, words: TextsViewModel) {
    self.stores = stores
    self.words = words
    store = stores.stickers()
    store.subscribe(to: \.screen) { [weak self] in self?.screenChanged(to: $0) }
    store.send(.started)
  }

  var texts: Texts { words.texts }

  var rows: [StickerRow] {
    (store.state.packs.value ?? []).enumerated().map {
      StickerRow($1, position: $0, texts: texts)
    }
  }

  var status: ListStatus {
    // There are always packs for sale, so nothing is said about there being none.
    switch store.state.packs {
    case .loading: .busy
    case .failed: .failed
    case .loaded: .rows
    }
  }

  /// The screens above the list; the user can only take the last one away.
  var path: [Screen] {
    get { screen.map { [$0] } ?? [] }
    set { if newValue.isEmpty { store.send(.wentBack) } }
  }

  func appear() {
    store.send(.appeared)
  }

  func select(_ id: StickerRow.ID) {
    store.send(.packTapped(id: id))
  }

  func reload() {
    store.send(.reloadTapped)
  }

  private func screenChanged(to screen: StickersState.Screen?) {
    self.screen = screen.map { screen in
      switch screen {
      case .purchase(let pack):
        let purchase = stores.purchase(pack) { [weak store] in store?.send(.bought($0)) }
        return .purchase(PurchaseViewModel(store: purchase, words: words))
      case .receipt(let receipt):
        let receipt = stores.receipt(receipt) { [weak store] in store?.send(.finished) }
        return .receipt(ReceiptViewModel(store: receipt, words: words))
      }
    }
  }
}
