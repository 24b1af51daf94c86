import ScreenKitDeclarative

struct ReceiptView: DeclarativeView {
  let viewModel: ReceiptViewModel

  var body: some DeclarativeView {
    VStack {
      Text(viewModel.texts[.receiptNumber, "\(receipt.number)"])
        .accessibilityIdentifier("receipt.number")
      Text(receipt.amount.asDollars).accessibilityIdentifier("receipt.amount")
      Text(viewModel.texts[.cardEnding, receipt.cardEnding])
        .accessibilityIdentifier("receipt.card")
      Button(viewModel.texts[.done]) { viewModel.done() }.accessibilityIdentifier("receipt.done")
    }
    .navigationTitle(viewModel.texts[.thankYou])
  }

  private var receipt: Receipt { viewModel.receipt }
}
