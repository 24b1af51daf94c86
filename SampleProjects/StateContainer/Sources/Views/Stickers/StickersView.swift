import ScreenKitDeclarative

/// The tab of the stickers.
struct StickersView: DeclarativeView {
  let store: Store<StickersState>
  let settings: Store<SettingsState>

  var body: some DeclarativeView {
    PageStackView(visit: store.state.page?.visit, goBack: { store.dispatch(.wentBack) }) {
      StickerListView(store: store)
    } page: {
      switch store.state.page {
      case .purchase(let page):
        PurchaseView(store: store, page: page, isGuest: settings.state.account.isGuest)
      case .receipt(let receipt, _): ReceiptView(store: store, receipt: receipt)
      case nil: EmptyView()
      }
    }
  }
}
