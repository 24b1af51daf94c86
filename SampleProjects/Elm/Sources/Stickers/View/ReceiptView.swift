import MessengerTexts
import ScreenKitDeclarative

struct ReceiptView: DeclarativeView {
  let receipt: Receipt
  let done: @MainActor () -> Void

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Text(texts[.receiptNumber, String(receipt.number)])
        .accessibilityIdentifier("receipt.number")
      Text(receipt.amount.inDollars).accessibilityIdentifier("receipt.amount")
      Text(texts[.cardEnding, receipt.cardEnding]).accessibilityIdentifier("receipt.card")
      Button(texts[.done], action: done).accessibilityIdentifier("receipt.done")
    }
    .navigationTitle(texts[.thankYou])
  }
}
