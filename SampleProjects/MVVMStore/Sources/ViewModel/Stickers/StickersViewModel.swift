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
  private let words: TextsViewModel

  init(store: Store<StickersState>, words: TextsViewModel) {
    self.store = store
    self.words = words
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
    case .failed: .couldNotLoad(texts)
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

  /// Takes what is above the list from now on; what was there is released.
  func show(_ screen: Screen?) {
    self.screen = screen
  }
}
