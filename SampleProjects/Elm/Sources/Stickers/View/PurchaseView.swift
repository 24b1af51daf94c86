import MessengerTexts
import ScreenKitDeclarative

struct PurchaseView: DeclarativeView {
  let model: PurchaseModel
  let mayBuy: Bool
  let send: Send<PurchaseMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Text(model.pack.price.inDollars).accessibilityIdentifier("purchase.price")
      if mayBuy {
        TextField(
          texts[.cardNumber], text: Binding(get: { model.card }, set: { send(.cardChanged($0)) })
        )
        .accessibilityIdentifier("purchase.card")
        Button(texts[.buy]) { send(.buyTapped) }
          .disabled(model.attempt.isBusy)
          .accessibilityIdentifier("purchase.buy")
        AttemptView(
          attempt: model.attempt, busyIdentifier: "purchase.busy",
          errorIdentifier: "purchase.error")
      } else {
        Text(texts[.guestsCannotBuy]).accessibilityIdentifier("purchase.notAllowed")
      }
    }
    .navigationTitle(model.pack.name)
  }
}
