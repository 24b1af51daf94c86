enum StickersEvent: Equatable {
  case started
  case packsChanged(Loadable<[StickerPack]>)
  case appeared
  case reloadTapped
  case packTapped(id: String)
  case wentBack

  /// The purchase was made.
  case bought(Receipt)

  /// The screen above the list has done what it was there for.
  case finished
}

enum StickersEffect: Equatable {
  case followPacks
  case load
}

/// The state of the list of sticker packs, and which screen is above it.
struct StickersState: StoreState {
  enum Screen: Equatable {
    case purchase(StickerPack)
    case receipt(Receipt)
  }

  private(set) var packs = Loadable<[StickerPack]>.loading
  private(set) var screen: Screen?

  mutating func handle(_ event: StickersEvent) -> [StickersEffect] {
    switch event {
    case .started:
      return [.followPacks]
    case .packsChanged(let packs):
      self.packs = packs
    case .appeared, .reloadTapped:
      return [.load]
    case .packTapped(let id):
      guard let pack = packs.value?.first(where: { $0.id == id }), !pack.isOwned else { break }
      screen = .purchase(pack)
    case .bought(let receipt):
      screen = .receipt(receipt)
    case .finished, .wentBack:
      screen = nil
    }
    return []
  }
}
