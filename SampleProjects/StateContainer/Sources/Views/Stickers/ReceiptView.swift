import ScreenKitDeclarative

struct ReceiptView: DeclarativeView {
  let store: Store<StickersState>
  let receipt: Receipt

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Text(texts[.receiptNumber, String(receipt.number)])
        .accessibilityIdentifier("receipt.number")
      Text(receipt.amount.dollars).accessibilityIdentifier("receipt.amount")
      Text(texts[.cardEnding, receipt.cardEnding]).accessibilityIdentifier("receipt.card")
      Button(texts[.done]) { store.dispatch(.doneTapped) }
        .accessibilityIdentifier("receipt.done")
    }
    .navigationTitle(texts[.thankYou])
  }
}
