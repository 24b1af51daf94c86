import ScreenKitDeclarative

struct PurchaseView: DeclarativeView {
  let store: Store<StickersState>
  let page: PurchasePage

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Text(page.pack.price.dollars).accessibilityIdentifier("purchase.price")
      if store.state.mayBuy {
        TextField(
          texts[.cardNumber],
          text: Binding(get: { page.card }, set: { store.dispatch(.cardChanged($0)) })
        )
        .accessibilityIdentifier("purchase.card")
        Button(texts[.buy]) { store.dispatch(.buyTapped) }
          .disabled(page.attempt == .busy)
          .accessibilityIdentifier("purchase.buy")
      } else {
        Text(texts[.guestsCannotBuy]).accessibilityIdentifier("purchase.notAllowed")
      }
      if page.attempt == .busy {
        ProgressView().accessibilityIdentifier("purchase.busy")
      }
      ProblemView(problem: page.attempt.problem, identifier: "purchase.error")
    }
    .navigationTitle(page.pack.name)
  }
}
