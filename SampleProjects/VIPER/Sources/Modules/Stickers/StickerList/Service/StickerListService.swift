/// What the module needs from outside.
@MainActor
protocol StickerListService {
  func load() async throws(ServiceError) -> [StickerPack]
}
