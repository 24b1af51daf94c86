import MessengerTexts
import ScreenKitDeclarative

/// Pays for a sticker pack.
struct PurchaseView: DeclarativeView {
  let id: StickerPack.ID

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var card = ""
  @State private var purchase = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    if let pack = appState.userData.stickerPacks.value?[id: id] {
      VStack {
        Text(pack.price.asDollars).accessibilityIdentifier("purchase.price")
        if appState.userData.session?.account.mayBuy == true {
          payment
        } else {
          Text(texts[.guestsCannotBuy]).accessibilityIdentifier("purchase.notAllowed")
        }
      }
      .navigationTitle(pack.name)
    }
  }

  @ViewBuilder private var payment: some DeclarativeView {
    TextField(texts[.cardNumber], text: $card).accessibilityIdentifier("purchase.card")
    Button(texts[.buy], action: buy)
      .disabled(purchase.isLoading)
      .accessibilityIdentifier("purchase.buy")
    if purchase.isLoading {
      ProgressView().accessibilityIdentifier("purchase.busy")
    }
    OptionalText(purchase.problem.map { texts[$0.text] }, identifier: "purchase.error")
  }

  private func buy() {
    Task { await interactors.stickers.buy(id, card: card, in: $purchase.subject()) }
  }
}
