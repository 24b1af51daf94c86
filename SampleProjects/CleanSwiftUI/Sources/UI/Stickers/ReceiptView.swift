import MessengerTexts
import ScreenKitDeclarative

/// Says that a purchase has succeeded.
struct ReceiptView: DeclarativeView {
  let id: Receipt.ID

  @Environment(\.appState) private var appState
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    if let receipt = appState.userData.receipts[id] {
      VStack {
        Text(texts[.receiptNumber, "\(receipt.number)"]).accessibilityIdentifier("receipt.number")
        Text(receipt.amount.asDollars).accessibilityIdentifier("receipt.amount")
        Text(texts[.cardEnding, receipt.cardEnding]).accessibilityIdentifier("receipt.card")
        Button(texts[.done]) { appState.routing.stickersPath = [] }
          .accessibilityIdentifier("receipt.done")
      }
      .navigationTitle(texts[.thankYou])
    }
  }
}
