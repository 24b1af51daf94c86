/// What a row shows: the price, or that it is paid.
struct StickerRow: Equatable, Sendable {
  let name: String
  let price: String?
  let owned: String?
}
