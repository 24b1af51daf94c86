enum StickersMessage: Equatable {
  case packChosen(String)
  case retryTapped
  case wentBack
  case doneTapped
  case loaded(Result<[StickerPack], ServerError>, revision: Int)
  case purchase(PurchaseMessage)
  case bought(Result<Receipt, ServerError>, pack: String, visit: Int)
}

enum PurchaseMessage: Equatable {
  case cardChanged(String)
  case buyTapped
}
