import MessengerTexts

/// The screen that buys a pack.
@MainActor
struct PurchaseViewModel {
  struct Inputs {
    let card: Observable<String>
    let buy: Observable<Void>
  }

  let title: String
  let price: String
  let isAllowed: Observable<Bool>

  /// Why the user may not buy.
  let notAllowed: Observable<String?>
  let isBusy: Observable<Bool>
  let problem: Observable<String?>
  let bought: Observable<Receipt>

  init(
    _ inputs: Inputs, pack: StickerPack, session: Observable<Session>, texts: Observable<Texts>,
    buy: @escaping @MainActor (Purchase) -> Observable<Result<Receipt, Problem>>
  ) {
    let form = inputs.card.starting(with: "").combineLatest(session)
    let attempts = inputs.buy.withLatest(from: form).attempt { _, form throws(Problem) in
      buy(try Purchase(of: pack, typedCard: form.0, by: form.1))
    }
    title = pack.name
    price = pack.price.asDollars
    isAllowed = session.map(\.mayBuy)
    notAllowed = isAllowed.combineLatest(texts).map { isAllowed, texts in
      isAllowed ? nil : Problem.guestsCannotBuy.text(in: texts)
    }
    isBusy = attempts.map(\.isBusy)
    problem = attempts.combineLatest(texts).map { $0.problem?.text(in: $1) }
    bought = attempts.compactMap(\.success)
  }
}
