/// The packs that the module lists.
@MainActor
protocol StickerListService {
  func load() async throws(ServiceError) -> [ListedPack]
}
