/// Stickers that are sold together.
struct StickerPackResponse: Equatable, Sendable {
  let id: String
  let name: String
  let cents: Int
  let isOwned: Bool
}
