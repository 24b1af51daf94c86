/// Turns ``StickerManaging`` into ``StickerListService``.
struct StickerListAdapter: StickerListService {
  let stickers: any StickerManaging

  func load() async throws(ServiceError) -> [ListedPack] {
    try await stickers.load().map {
      ListedPack(id: $0.id, name: $0.name, cents: $0.price, isOwned: $0.isOwned)
    }
  }
}
