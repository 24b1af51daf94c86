import Testing

@testable import Reactive

@Suite("Purchase") @MainActor
struct PurchaseViewModelTests {
  private let card = Subject<String>()
  private let buy = Subject<Void>()
  private let requests = Subject<Purchase>()
  private let replies = Subject<Result<Receipt, Problem>>()

  private func model(for session: Session = ada) -> PurchaseViewModel {
    PurchaseViewModel(
      PurchaseViewModel.Inputs(card: card.observable, buy: buy.observable), pack: cats,
      session: .just(session), texts: .just(texts)
    ) { [requests, replies] purchase in
      requests.onNext(purchase)
      return replies.observable
    }
  }

  @Test func saysWhatIsForSale() {
    #expect(model().title == "Cats")
    #expect(model().price == "$1.99")
  }

  @Test func buysOnceWithTheCardThatIsTyped() {
    let model = model()
    let asked = Recorder(requests.observable)
    let bought = Recorder(model.bought)
    card.onNext("4242 4242 4242 4242")
    buy.onNext(())
    buy.onNext(())
    #expect(asked.values.map(\.card.digits) == ["4242424242424242"])
    let receipt = Receipt(number: 1, amount: 199, cardEnding: "4242")
    replies.onNext(.success(receipt))
    #expect(bought.values == [receipt])
  }

  @Test func asksForAWholeCardBeforeAnythingIsTyped() {
    let asked = Recorder(requests.observable)
    let problems = Recorder(model().problem)
    buy.onNext(())
    #expect(problems.values.last == "Enter the 16 digits of your card.")
    #expect(asked.values.isEmpty)
  }

  @Test func tellsAGuestWhyNot() {
    #expect(Recorder(model(for: guest).isAllowed).values == [false])
    #expect(Recorder(model(for: guest).notAllowed).values == ["Guests cannot buy stickers."])
    #expect(Recorder(model().notAllowed).values == [nil])
  }

  @Test func buysNothingForAGuest() {
    let asked = Recorder(requests.observable)
    let problems = Recorder(model(for: guest).problem)
    card.onNext("4242 4242 4242 4242")
    buy.onNext(())
    #expect(problems.values.last == "Guests cannot buy stickers.")
    #expect(asked.values.isEmpty)
  }
}
