import MessengerWire

/// Does what the stickers' state asks for.
@MainActor
struct StickersEffectHandler {
  let client: ServerClient

  /// Returns what came of an effect.
  func event(after effect: StickersEffect) async throws(SessionExpired) -> StickersEvent {
    switch effect {
    case .load:
      return .loaded(
        try await client.ask(.stickerPacks) {
          if case .packs(let packs) = $0 { packs.map(StickerPack.init) } else { nil }
        })
    case .purchase(let pack, let key, let card):
      let request = ClientRequest.buyStickerPack(id: pack, key: key, card: card.digits)
      return .bought(
        pack: pack,
        try await client.ask(request) {
          if case .receipt(let receipt) = $0 { Receipt(receipt) } else { nil }
        })
    }
  }
}
