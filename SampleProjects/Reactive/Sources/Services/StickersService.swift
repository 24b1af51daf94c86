/// Stickers, and what is paid for them.
@MainActor
final class StickersService {
  private enum Change {
    case began(pack: String, key: String)
    case answered(pack: String)
    case sessionEnded
  }

  private let session: SessionService
  private let makeKey: @MainActor () -> String
  private let changes = Source<Change>()

  /// The keys of attempts that the server has not answered with yes or no, by pack.
  private let openKeys: Signal<[String: String]>
  private let subscriptions = Subscriptions()

  init(session: SessionService, makeKey: @escaping @MainActor () -> String) {
    self.session = session
    self.makeKey = makeKey
    let endings = session.handles.filter { $0 == nil }.map { _ in Change.sessionEnded }
    openKeys = Signal.merge(changes.signal, endings).scan([:]) { keys, change in
      switch change {
      case .began(let pack, let key): keys[pack] = key
      case .answered(let pack): keys[pack] = nil
      case .sessionEnded: keys = [:]
      }
    }.shareLatest()
    // Keeps the keys also when nobody buys.
    subscriptions.add(openKeys) { _ in }
  }

  func packs() -> Signal<Result<[StickerPack], ServerError>> {
    session.reply(to: .stickerPacks)
  }

  /// Buys a pack, under the key of the last attempt if nobody knows how that has ended.
  func buy(_ pack: StickerPack, with card: CardNumber) -> Signal<Result<Receipt, Problem>> {
    let attempts = openKeys.first()
      .map { [makeKey] keys in keys[pack.id] ?? makeKey() }
      .sending(to: changes) { .began(pack: pack.id, key: $0) }
      .flatMapLatest { [session] key in
        session.reply(to: .receipt(for: pack, card: card, key: key))
      }
      .sending(to: changes) { result in
        if case .failure(.noConnection) = result { nil } else { .answered(pack: pack.id) }
      }
    return session.finish(attempts).map { $0.mapError { Problem($0) } }
  }
}
