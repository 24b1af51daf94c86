import MessengerTexts
import ScreenKitDeclarative

struct ReceiptView: DeclarativeView {
  let viewModel: ReceiptViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.number).accessibilityIdentifier("receipt.number")
      Text(viewModel.amount).accessibilityIdentifier("receipt.amount")
      Text(viewModel.card).accessibilityIdentifier("receipt.card")
      Button(viewModel.texts[.done]) { viewModel.done() }.accessibilityIdentifier("receipt.done")
    }
    .navigationTitle(viewModel.texts[.thankYou])
  }
}
