import MessengerWire

extension WireServer {
  func stickerPacks() async throws(ServerError) -> [StickerPack] {
    guard case .packs(let packs) = try await gateway.send(.stickerPacks) else { throw .refused }
    return packs.map(StickerPack.init)
  }

  func buy(_ pack: String, key: String, card: String) async throws(ServerError) -> Receipt {
    let reply = try await gateway.send(.buyStickerPack(id: pack, key: key, card: card))
    guard case .receipt(let receipt) = reply else { throw .refused }
    return Receipt(receipt)
  }
}
