/// What goes on until it has a result, whoever has left meanwhile.
///
/// A request that changes something is made for the account and not for the screen: its result is
/// heard when the screen is gone, only not by the screen.
///
/// It is the second way back to a state, besides the loop: a request may be made of the state, as
/// that of a purchase is of the keys, and its result is merged into it.
@MainActor
final class UnfinishedWork<Value> {
  /// All results, as they come: what follows from them is merged into a state, and not written.
  let results: Observable<Value>

  private struct Piece {
    let number: Int
    let result: Observable<Value?>
  }

  private let pieces = Subject<Piece>()
  private let finished: Observable<(number: Int, result: Value)>
  private let subscription: Subscription
  private var count = 0

  init() {
    finished = pieces.observable
      .flatMapSingle { piece in piece.result.map { (piece.number, $0) } }
      .compactMap { number, result in result.map { (number, $0) } }
      .share()
    results = finished.map(\.result)
    // Goes on also when nobody hears of it.
    subscription = finished.subscribe { _ in }
  }

  /// Goes on with an observable until its first value or an end; who subscribes may leave before.
  func finish(
    _ observable: Observable<Value>, until end: Observable<Void> = .never
  ) -> Observable<Value> {
    Observable { [self] receive in
      count += 1
      let number = count
      let own = finished.filter { $0.number == number }.map(\.result).subscribe(receive)
      pieces.onNext(
        Piece(number: number, result: .merge(observable.map { $0 }, end.map { nil })))
      return own
    }
  }
}
