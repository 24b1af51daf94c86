/// A sticker pack in the list of packs.
struct StickerRow: Equatable, Identifiable {
  let id: String
  let name: String
  let price: String?
  let owned: String?
}
