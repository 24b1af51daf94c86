import ScreenKitDeclarative

struct StickersTab: DeclarativeView {
  @Bindable var viewModel: StickersViewModel

  var body: some DeclarativeView {
    NavigationStack(path: $viewModel.path) {
      StickersView(viewModel: viewModel)
    } destination: { screen in
      switch screen {
      case .purchase:
        if let purchase = viewModel.purchase { PurchaseView(viewModel: purchase) }
      case .receipt:
        if let receipt = viewModel.receipt { ReceiptView(viewModel: receipt) }
      }
    }
  }
}
