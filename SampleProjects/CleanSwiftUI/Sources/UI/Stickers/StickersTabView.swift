import ScreenKitDeclarative

/// The stickers, and what lies above them.
struct StickersTabView: DeclarativeView {
  let mayBuy: Bool

  @Environment(\.appState) private var appState

  var body: some DeclarativeView {
    NavigationStack(path: Bindable(wrappedValue: appState).routing.stickersPath) {
      StickersView()
    } destination: { route in
      switch route {
      case .purchase(let pack): PurchaseView(pack: pack, mayBuy: mayBuy)
      case .confirmation(let receipt): ReceiptView(receipt: receipt)
      }
    }
  }
}
