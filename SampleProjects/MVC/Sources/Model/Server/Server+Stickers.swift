import MessengerWire

extension Server {
  func stickerPacks(then completion: @escaping Completion<[StickerPack]>) {
    ask(.stickerPacks) { reply in
      guard case .packs(let packs) = reply else { return nil }
      return packs.map(StickerPack.init)
    } then: {
      completion($0)
    }
  }

  func buyStickerPack(
    _ id: StickerPack.ID, key: String, card: String, then completion: @escaping Completion<Receipt>
  ) {
    ask(.buyStickerPack(id: id, key: key, card: card)) { reply in
      guard case .receipt(let receipt) = reply else { return nil }
      return Receipt(receipt)
    } then: {
      completion($0)
    }
  }
}
