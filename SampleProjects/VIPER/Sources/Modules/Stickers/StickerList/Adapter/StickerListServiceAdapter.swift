/// Gives the module what it needs, from the services of the app.
struct StickerListServiceAdapter: StickerListService {
  let services: AppServices

  func load() async throws(ServiceError) -> [StickerPack] {
    try await services.stickers.load()
  }
}
