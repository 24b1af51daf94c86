import MessengerTexts

/// The screen that buys a pack.
@MainActor
struct PurchaseViewModel {
  struct Inputs {
    let card: Signal<String>
    let buy: Signal<Void>
  }

  let title: String
  let price: String
  let isAllowed: Signal<Bool>
  let isBusy: Signal<Bool>
  let problem: Signal<String?>
  let bought: Signal<Receipt>

  init(
    _ inputs: Inputs, pack: StickerPack, mayBuy: Signal<Bool>, texts: Texts,
    buy: @escaping @MainActor (CardNumber) -> Signal<Result<Receipt, Problem>>
  ) {
    let attempts = inputs.buy.withLatest(from: inputs.card)
      .attempt { _, card throws(Problem) in buy(try CardNumber(typed: card)) }
    title = pack.name
    price = pack.price.asDollars
    isAllowed = mayBuy
    isBusy = attempts.map(\.isBusy)
    problem = attempts.map { $0.problem?.text(in: texts) }
    bought = attempts.compactMap(\.success)
  }
}
