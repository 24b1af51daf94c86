import ScreenKitDeclarative

/// The tab of the stickers.
struct StickersView: DeclarativeView {
  let store: Store<StickersState>

  var body: some DeclarativeView {
    let visit = Binding(
      get: { store.state.page?.visit }, set: { _ in store.dispatch(.wentBack) })
    PageStackView(visit: visit) {
      StickerListView(store: store)
    } page: {
      switch store.state.page {
      case .purchase(let page): PurchaseView(store: store, page: page)
      case .receipt(let receipt, _): ReceiptView(store: store, receipt: receipt)
      case nil: EmptyView()
      }
    }
  }
}
