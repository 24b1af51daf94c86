extension Server {
  func stickerPacks(then completion: @escaping Completion<[StickerPack]>) {
    ask(.stickerPacks, \.stickerPacks, then: completion)
  }

  func buyStickerPack(
    _ id: StickerPack.ID, key: String, card: String, then completion: @escaping Completion<Receipt>
  ) {
    ask(.buyStickerPack(id: id, key: key, card: card), \.receipt, then: completion)
  }
}
