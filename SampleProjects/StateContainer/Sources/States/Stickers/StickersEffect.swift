enum StickersEffect: Equatable, Sendable {
  case load
  case buy(pack: StickerPack.ID, key: String, card: String, visit: Int)
}
