import Testing

@testable import Reactive

@Suite("Stickers") @MainActor
struct StickersViewModelTests {
  private let appear = Subject<Void>()
  private let selected = Subject<Int>()
  private let replies = Subject<Result<[StickerPack], ServerError>>()
  private let dogs = StickerPack(id: "dogs", name: "Dogs", price: 5, isOwned: true)

  private var model: StickersViewModel {
    StickersViewModel(
      StickersViewModel.Inputs(
        appear: appear.observable, retry: .never, selected: selected.observable),
      texts: .just(texts)
    ) { [replies] in replies.observable }
  }

  @Test func showsThePriceOrThatThePackIsOwned() {
    let contents = Recorder(model.content)
    appear.onNext(())
    replies.onNext(.success([cats, dogs]))
    let rows = contents.values.last?.rows.map { $0.parts.map(\.text) }
    #expect(rows == [["Cats", "$1.99", nil], ["Dogs", nil, "Owned"]])
  }

  @Test func keepsWhatIsThereWhenLoadingAnewFails() {
    let contents = Recorder(model.content)
    appear.onNext(())
    replies.onNext(.success([cats]))
    appear.onNext(())
    replies.onNext(.failure(.noConnection))
    #expect(contents.values.last?.rows.count == 1)
    #expect(contents.values.last?.problem == nil)
  }

  @Test func onlyWhatIsNotOwnedIsForSale() {
    let wanted = Recorder(model.wanted)
    appear.onNext(())
    replies.onNext(.success([cats, dogs]))
    selected.onNext(1)
    selected.onNext(0)
    #expect(wanted.values == [cats])
  }
}
