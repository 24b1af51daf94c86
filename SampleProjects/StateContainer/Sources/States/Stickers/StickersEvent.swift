enum StickersEvent: Equatable, Sendable {
  case accountChanged(Account)

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

extension StickersEvent {
  /// Why the server has not done what it was asked, if that is what has happened.
  var error: ServerError? {
    switch self {
    case .packsReplied(let result): result.error
    case .bought(_, _, let result): result.error
    case .accountChanged, .appeared, .retryTapped, .chosen, .cardChanged, .buyTapped, .doneTapped,
      .wentBack:
      nil
    }
  }
}
