import MessengerWire

/// The server's shop.
@MainActor
protocol StickersWebRepository {
  func packs() async throws(Problem) -> [StickerPack]
  func buy(_ pack: StickerPack.ID, key: String, card: String) async throws(Problem) -> Receipt
}

struct RealStickersWebRepository: StickersWebRepository {
  let server: Server

  func packs() async throws(Problem) -> [StickerPack] {
    guard case .packs(let packs) = try await server.send(.stickerPacks) else { throw .refused }
    return packs.map(StickerPack.init)
  }

  func buy(_ pack: StickerPack.ID, key: String, card: String) async throws(Problem) -> Receipt {
    let reply = try await server.send(.buyStickerPack(id: pack, key: key, card: card))
    guard case .receipt(let receipt) = reply else { throw .refused }
    return Receipt(receipt)
  }
}
