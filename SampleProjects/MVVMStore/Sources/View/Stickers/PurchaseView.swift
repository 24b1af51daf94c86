import MessengerTexts
import ScreenKitDeclarative

struct PurchaseView: DeclarativeView {
  @Bindable var viewModel: PurchaseViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.price).accessibilityIdentifier("purchase.price")
      if let text = viewModel.notAllowedText {
        Text(text).accessibilityIdentifier("purchase.notAllowed")
      } else {
        TextField(viewModel.texts[.cardNumber], text: $viewModel.card)
          .accessibilityIdentifier("purchase.card")
        Button(viewModel.texts[.buy]) { viewModel.buy() }
          .disabled(viewModel.isBusy)
          .accessibilityIdentifier("purchase.buy")
        AttemptView(
          screen: "purchase", isBusy: viewModel.isBusy, errorText: viewModel.errorText)
      }
    }
    .navigationTitle(viewModel.title)
  }
}
