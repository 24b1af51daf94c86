/// Stickers, and what is paid for them.
@MainActor
final class StickersService {
  private struct Answer {
    let pack: String
    let result: Result<Receipt, ServerError>
  }

  private let session: SessionService
  private let attempts = UnfinishedWork<Answer>()
  private let keys: Observable<PurchaseKeys>
  private let subscriptions = Subscriptions()

  init(session: SessionService, makeKey: @escaping @MainActor () -> String) {
    self.session = session
    // Without a connection nobody knows what the server has said.
    let answers = attempts.results.filter { $0.result.failure != .noConnection }
    let unused = PurchaseKeys(seed: makeKey())
    keys = Observable.merge(
      answers.map { PurchaseKeys.Change.answered(pack: $0.pack) },
      session.endings.map { .sessionEnded(newSeed: makeKey()) }
    ).scan(unused) { $0.apply($1) }.starting(with: unused).shareLatest()
    // Keeps the keys also when nobody buys.
    subscriptions.add(keys) { _ in }
  }

  func packs() -> Observable<Result<[StickerPack], ServerError>> {
    session.reply(to: .stickerPacks)
  }

  /// Buys a pack, under the key of the last attempt if nobody knows how that has ended.
  func buy(_ purchase: Purchase) -> Observable<Result<Receipt, Problem>> {
    let pack = purchase.pack.id
    let answer = keys.first().flatMapLatest { [session] keys in
      session.reply(to: .receipt(for: purchase, key: keys[pack])).map {
        Answer(pack: pack, result: $0)
      }
    }
    return attempts.finish(answer, until: session.endings).map {
      $0.result.mapError { Problem($0) }
    }
  }
}
