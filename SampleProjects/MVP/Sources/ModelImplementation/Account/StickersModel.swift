import MessengerWire

/// The sticker packs as the server sells them.
@MainActor
final class StickersModel: StickersModelInterface, ObserverKeeping {
  let observers = Observers()

  private(set) var packs: Loadable<[StickerPack]> {
    didSet {
      guard packs != oldValue else { return }
      if let value = packs.value { store.save(value, as: .packs) }
      observers.notify()
    }
  }

  /// The keys of the purchases that the server has said neither yes nor no to, by their packs.
  private var keys: [String: String] {
    didSet { store.save(keys, as: .purchaseKeys) }
  }

  private let session: any SessionModelInterface
  private let server: any ServerInterface
  private let store: Store
  private let makeKey: () -> String

  /// - Parameter makeKey: Makes a key that nobody has had before.
  init(
    session: any SessionModelInterface, server: any ServerInterface, store: Store,
    makeKey: @escaping () -> String
  ) {
    self.session = session
    self.server = server
    self.store = store
    self.makeKey = makeKey
    packs = store.value(.packs).map(Loadable.loaded) ?? .loading
    keys = store.value(.purchaseKeys) ?? [:]
  }

  var mayBuy: Bool { session.account?.mayBuy ?? false }

  func reload() async {
    packs = packs.loadingAgain
    do {
      guard case .packs(let list) = try await server.ask(.stickerPacks) else { return }
      packs = .loaded(list.map(StickerPack.init))
    } catch .sessionOver {
      return
    } catch {
      packs = packs.loadingFailed
    }
  }

  func buy(_ pack: String, card: CardNumber) async throws(Failure) -> Receipt {
    guard mayBuy else { throw .notAllowed }
    guard packs.value?.first(where: { $0.id == pack })?.mayBeBought != false else { throw .refused }
    let key = keys[pack] ?? makeKey()
    keys[pack] = key
    do throws(Failure) {
      let reply = try await server.ask(.buyStickerPack(id: pack, key: key, card: card.digits))
      guard case .receipt(let receipt) = reply else { throw .refused }
      keys[pack] = nil
      markOwned(pack)
      return Receipt(receipt)
    } catch {
      // Without an answer nobody knows whether the card was charged.
      if error != .noConnection, error != .sessionOver { keys[pack] = nil }
      throw error
    }
  }

  private func markOwned(_ pack: String) {
    guard var all = packs.value, let place = all.firstIndex(where: { $0.id == pack }) else {
      return
    }
    all[place].isOwned = true
    packs = .loaded(all)
  }
}
