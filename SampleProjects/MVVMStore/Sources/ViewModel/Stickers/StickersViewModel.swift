import MessengerTexts
import Observation

@Observable @MainActor
final class StickersViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case purchase(PurchaseViewModel)
    case receipt(ReceiptViewModel)
  }

  private let store: Store<StickersState>
  private let words: TextsViewModel
  private let shown: Derived<Screen?>

  /// - Parameter makeScreen: Makes the view model of a screen above the list. That lives until the
  ///   state of the list wants another one, or none.
  init(
    store: Store<StickersState>, words: TextsViewModel,
    makeScreen: @escaping @MainActor (StickersState.Screen) -> Screen
  ) {
    self.store = store
    self.words = words
    shown = Derived(from: store, \.screen) { $0.map(makeScreen) }
    store.send(.started)
  }

  var texts: Texts { words.texts }
  var screen: Screen? { shown.value }

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
}
