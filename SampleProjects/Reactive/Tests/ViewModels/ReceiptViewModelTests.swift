import MessengerTexts
import Testing

@testable import Reactive

@Suite("Receipt") @MainActor
struct ReceiptViewModelTests {
  private let done = Subject<Void>()
  private let words = Subject<Texts>()

  private var model: ReceiptViewModel {
    ReceiptViewModel(
      done: done.observable, receipt: Receipt(number: 3, amount: 205, cardEnding: "4242"),
      texts: words.observable.starting(with: texts))
  }

  @Test func saysWhatWasPaid() {
    #expect(Recorder(model.number).values == ["Receipt 3"])
    #expect(model.amount == "$2.05")
    #expect(Recorder(model.card).values == ["Card ending in 4242"])
  }

  @Test func speaksAnotherLanguageAtOnce() {
    let numbers = Recorder(model.number)
    words.onNext(Texts(in: .simplifiedChinese))
    #expect(numbers.values.count == 2)
    #expect(numbers.values.last?.contains("3") == true)
  }

  @Test func isDoneWhenTheUserSaysSo() {
    let isDone = Recorder(model.done.map { true })
    done.onNext(())
    #expect(isDone.values == [true])
  }
}
