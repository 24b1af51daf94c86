/// Does what the state of the list of stickers asks for.
struct StickersEffectHandler: EffectHandler {
  let stickers: StickersService

  func perform(
    _ effect: StickersEffect, send: @escaping @MainActor (StickersEvent) -> Void
  ) -> Work? {
    switch effect {
    case .followPacks:
      return { for await packs in stickers.changes() { send(.packsChanged(packs)) } }
    case .load:
      return { await stickers.load() }
    }
  }
}
