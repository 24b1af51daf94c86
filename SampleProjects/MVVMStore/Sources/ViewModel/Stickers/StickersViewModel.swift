import MessengerTexts
import Observation

@Observable @MainActor
final class StickersViewModel {
  /// A screen above the list.
  enum Screen: Hashable {
    case purchase(pack: String)
    case receipt(number: Int)
  }

  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }

  var rows: [StickerRow] {
    (stickers.packs.value ?? []).enumerated().map {
      StickerRow($1, position: $0, texts: texts)
    }
  }

  var status: ListStatus {
    // There are always packs for sale, so nothing is said about there being none.
    switch stickers.packs {
    case .loading: .busy
    case .failed: .failed
    case .loaded: .rows
    }
  }

  /// The screens above the list; the user can only take the last one away.
  var path: [Screen] {
    get {
      switch stickers.screen {
      case nil: []
      case .purchase(let state): [.purchase(pack: state.pack.id)]
      case .receipt(let receipt): [.receipt(number: receipt.number)]
      }
    }
    set { if newValue.isEmpty { store.send(.stickers(.wentBack)) } }
  }

  var purchase: PurchaseViewModel? {
    guard case .purchase(let state) = stickers.screen else { return nil }
    return PurchaseViewModel(state, store: store)
  }

  var receipt: ReceiptViewModel? {
    guard case .receipt(let receipt) = stickers.screen else { return nil }
    return ReceiptViewModel(receipt, store: store)
  }

  func select(_ id: StickerRow.ID) {
    store.send(.stickers(.packTapped(id: id)))
  }

  func reload() {
    store.send(.stickers(.reloadTapped))
  }

  private var stickers: StickersState { store.state.stickers }
}

/// A pack of stickers as the list shows it.
struct StickerRow: Identifiable, Equatable {
  let id: String

  /// What the row is named for tests and assistive technologies.
  let identifier: String
  let name: String

  /// What the pack costs, unless it is owned.
  let price: String?

  /// That it is owned, if it is.
  let owned: String?

  init(_ pack: StickerPack, position: Int, texts: Texts) {
    id = pack.id
    identifier = "stickers.\(position)"
    name = pack.name
    price = pack.isOwned ? nil : pack.price.asDollars
    owned = pack.isOwned ? texts[.owned] : nil
  }
}
