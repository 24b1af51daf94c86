/// Why a sticker pack is not bought.
enum PurchaseError: Error, Equatable {
  case notAllowed
  case alreadyOwned
  case invalidCard
  case cardDeclined
  case noConnection
  case other

  init(_ error: RequestError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .refused(.cardDeclined): .cardDeclined
      case .refused: .other
      }
  }
}
