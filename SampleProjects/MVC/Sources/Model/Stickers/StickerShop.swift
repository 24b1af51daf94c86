import Foundation

/// The sticker packs that are for sale, and the way to buy them.
@MainActor
final class StickerShop {
  private(set) var packs: [StickerPack] {
    didSet { store[.stickerPacks] = packs }
  }

  private(set) var state: LoadState

  /// Told after each change.
  let changes = Observers<Void>()

  private let profile: Profile
  private let server: Server
  private let store: Store

  /// - Parameter profile: That of who buys.
  init(for profile: Profile, server: Server, store: Store) {
    self.profile = profile
    self.server = server
    self.store = store
    packs = store[.stickerPacks] ?? []
    state = store[.stickerPacks] == nil ? .loading : .loaded
  }

  /// Whether the user may buy; guests may not.
  var canBuy: Bool { !profile.isGuest }

  /// Whether a pack is for sale: what the user owns is not sold again.
  func sells(_ pack: StickerPack) -> Bool {
    !(packs.first { $0.id == pack.id } ?? pack).isOwned
  }

  /// Loads the packs anew.
  func load() {
    if state == .failed {
      state = .loading
      changes.notify()
    }
    server.stickerPacks { [weak self] result in
      self?.loaded(result)
    }
  }

  /// Buys a pack with the number of a card.
  ///
  /// Until the server has said yes or no, each attempt has the same key, so that it charges once.
  func buy(
    _ pack: StickerPack, card: String,
    then completion: @escaping @MainActor (Result<Receipt, PurchaseError>) -> Void
  ) {
    guard canBuy else { return completion(.failure(.notAllowed)) }
    guard sells(pack) else { return completion(.failure(.alreadyOwned)) }
    let card = card.filter { !$0.isWhitespace }
    guard card.count == 16, card.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return completion(.failure(.invalidCard))
    }
    let key = store[.purchaseKey(of: pack.id)] ?? UUID().uuidString
    store[.purchaseKey(of: pack.id)] = key
    server.buyStickerPack(pack.id, key: key, card: card) { [weak self] result in
      self?.answered(result, to: pack)
      completion(result.mapError(PurchaseError.init))
    }
  }

  private func answered(_ result: Result<Receipt, RequestError>, to pack: StickerPack) {
    guard result != .failure(.noConnection) else { return }
    store[.purchaseKey(of: pack.id)] = nil
    guard case .success = result, let index = packs.firstIndex(where: { $0.id == pack.id }) else {
      return
    }
    packs[index].isOwned = true
    changes.notify()
  }

  private func loaded(_ result: Result<[StickerPack], RequestError>) {
    switch result {
    case .success(let packs):
      state = .loaded
      self.packs = packs
    case .failure:
      if state == .loading { state = .failed }
    }
    changes.notify()
  }
}

extension StoreKey<String> {
  fileprivate static func purchaseKey(of pack: StickerPack.ID) -> Self {
    StoreKey(.account, "purchase of \(pack)")
  }
}
