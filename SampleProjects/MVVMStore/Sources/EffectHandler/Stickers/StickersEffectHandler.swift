/// Does what the state of the list of stickers asks for.
struct StickersEffectHandler: EffectHandler {
  let stickers: StickersService

  func perform(_ effect: StickersEffect, send: @escaping @MainActor (StickersEvent) -> Void) async {
    switch effect {
    case .followPacks:
      for await packs in stickers.changes() { send(.packsChanged(packs)) }
    case .load:
      await stickers.load()
    }
  }
}
