enum StickersEvent: Equatable, Sendable {
  /// The list came onto the screen.
  case appeared
  case packsReplied(Result<[StickerPack], ServerError>)
  case retryTapped
  case chosen(StickerPack.ID)
  case cardChanged(String)
  case buyTapped
  case bought(StickerPack.ID, visit: Int, Result<Receipt, ServerError>)
  case doneTapped
  case wentBack
}
