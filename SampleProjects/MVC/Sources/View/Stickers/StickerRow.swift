/// A sticker pack in the list of packs.
struct StickerRow: Equatable {
  let name: String
  let price: String?
  let owned: String?
}
