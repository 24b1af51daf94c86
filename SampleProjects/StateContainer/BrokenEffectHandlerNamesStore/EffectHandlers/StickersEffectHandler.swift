/// Has the server show and sell sticker packs.
final class StickersEffectHandler: EffectHandler {
  weak var store: Store<StickersState>?
  private let server: ServerClient

  init(server: ServerClient) {
    self.server = server
  }

  func perform(_ effect: StickersEffect) async -> StickersEvent? {
    switch effect {
    case .load:
      let result = await server.reply(to: .stickerPacks) { $0.packs }
      store?.dispatch(.packsReplied(result))
      return nil
    case .buy(let pack, let key, let card, let visit):
      let result = await server.reply(to: .buyStickerPack(id: pack, key: key, card: card)) {
        $0.receipt
      }
      return .bought(pack, visit: visit, result)
    }
  }
}
