/// Asks what stickers are for sale, and remembers it for whoever buys some.
@MainActor
final class BrowseStickers: BrowsingStickers {
  private let server: any StickerServer
  private let current: CurrentSession
  private var known: [StickerPack]?

  init(server: any StickerServer, current: CurrentSession) {
    self.server = server
    self.current = current
    current.whenItEnds { [weak self] in self?.forget() }
  }

  func stickerPacks() async throws(Problem) -> [StickerPack] {
    do {
      let packs = try await current.perform { () async throws(ServerError) in
        try await server.stickerPacks()
      }
      known = packs
      return packs
    } catch {
      throw Problem(error)
    }
  }

  /// The pack with an identifier, as far as is known; if nothing is, the server is asked.
  func pack(_ id: String) async throws(Problem) -> StickerPack {
    let packs = if let known { known } else { try await stickerPacks() }
    guard let pack = packs.first(where: { $0.id == id }) else { throw .unknownPack }
    return pack
  }

  /// What is known is no longer so.
  func forget() {
    known = nil
  }
}
