/// Has the server show and sell sticker packs.
struct StickersEffectHandler: EffectHandler {
  let server: ServerClient

  func perform(_ effect: StickersEffect) async -> StickersEvent? {
    switch effect {
    case .load:
      return .packsReplied(await server.reply(to: .stickerPacks) { $0.packs })
    case .buy(let pack, let key, let card, let visit):
      let result = await server.reply(to: .buyStickerPack(id: pack, key: key, card: card)) {
        $0.receipt
      }
      return .bought(pack, visit: visit, result)
    }
  }
}
