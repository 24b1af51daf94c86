import ScreenKitDeclarative

struct StickersTab: DeclarativeView {
  @Bindable var viewModel: StickersViewModel

  var body: some DeclarativeView {
    NavigationStack(path: $viewModel.path) {
      StickersView(viewModel: viewModel)
    } destination: { screen in
      switch screen {
      case .purchase(let purchase): PurchaseView(viewModel: purchase)
      case .receipt(let receipt): ReceiptView(viewModel: receipt)
      }
    }
  }
}
