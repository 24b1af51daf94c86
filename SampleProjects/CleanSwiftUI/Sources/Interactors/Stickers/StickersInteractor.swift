/// The stickers that are for sale.
@MainActor
protocol StickersInteractor: Sendable {
  func load(in packs: LoadableSubject<[StickerPack]>) async
  func buy(_ pack: StickerPack.ID, card: String, in purchase: LoadableSubject<Receipt>) async
}
