/// What the interactor offers: knowing what stickers there are.
@MainActor
protocol StickerListInteractorInput {
  /// Asks the server.
  func load()
}

/// Who hears of the interactor.
@MainActor
protocol StickerListInteractorOutput: AnyObject {
  func packsDidChange(_ packs: ListResponse<StickerPackResponse>)
}
