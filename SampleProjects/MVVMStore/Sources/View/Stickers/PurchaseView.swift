import ScreenKitDeclarative

struct PurchaseView: DeclarativeView {
  @Bindable var viewModel: PurchaseViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.price).accessibilityIdentifier("purchase.price")
      if viewModel.isAllowed {
        TextField(viewModel.texts[.cardNumber], text: $viewModel.card)
          .accessibilityIdentifier("purchase.card")
        Button(viewModel.texts[.buy]) { viewModel.buy() }
          .disabled(viewModel.isBusy)
          .accessibilityIdentifier("purchase.buy")
        AttemptView(
          screen: "purchase", isBusy: viewModel.isBusy, errorText: viewModel.errorText)
      } else {
        Text(viewModel.texts[.guestsCannotBuy]).accessibilityIdentifier("purchase.notAllowed")
      }
    }
    .navigationTitle(viewModel.title)
  }
}
