import MessengerWire

/// Knows what stickers there are, and sells them.
@MainActor
final class StickersService {
  private let client: AccountClient
  private let keys: any KeySource
  private let current = CurrentValue(Loadable<[StickerPack]>.loading)

  /// The keys of the purchases of which nobody knows what has become, by the pack.
  private var openKeys: [String: String] = [:]

  init(client: AccountClient, keys: any KeySource) {
    self.client = client
    self.keys = keys
  }

  /// The packs, and what becomes of them.
  func changes() -> AsyncStream<Loadable<[StickerPack]>> {
    current.values()
  }

  func load() async {
    current.value.beginLoading()
    let result = await client.ask(.stickerPacks) {
      if case .packs(let packs) = $0 { packs.map(StickerPack.init) } else { nil }
    }
    current.value.finishLoading(result)
  }

  /// Buys a pack, under one key until the server has said yes or no.
  func buy(_ pack: String, with card: CardNumber) async -> Result<Receipt, Problem> {
    let key = openKeys[pack] ?? keys.next()
    openKeys[pack] = key
    let result = await client.ask(.buyStickerPack(id: pack, key: key, card: card.digits)) {
      if case .receipt(let receipt) = $0 { Receipt(receipt) } else { nil }
    }
    if result != .failure(.noConnection) { openKeys[pack] = nil }
    if case .success = result { markOwned(pack) }
    return result
  }

  private func markOwned(_ pack: String) {
    guard var packs = current.value.value, let index = packs.firstIndex(where: { $0.id == pack })
    else { return }
    packs[index].isOwned = true
    current.value = .loaded(packs)
  }
}
