/// What the interactor offers: knowing what stickers there are, and which of them are for sale.
@MainActor
protocol StickerListInteractorInput {
  /// Asks the server.
  func load()

  /// Takes a pack for the one to buy, if it may be bought.
  func choose(_ pack: String)
}

/// Who hears of the interactor.
@MainActor
protocol StickerListInteractorOutput: AnyObject {
  func packsDidChange(_ packs: ListResponse<StickerPackResponse>)
  func packMayBeBought(_ id: String)
}
