/// Asks what stickers are for sale.
struct BrowseStickers: BrowsingStickers {
  let server: any StickerServer
  let current: CurrentSession

  func stickerPacks() async throws(Problem) -> [StickerPack] {
    do {
      return try await current.perform { () async throws(ServerError) in
        try await server.stickerPacks()
      }
    } catch {
      throw Problem(error)
    }
  }
}
