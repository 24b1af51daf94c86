/// Why what the user wants is not done.
enum Problem: Error, Equatable, Sendable {
  case missingUsername, missingPassword, wrongCredentials
  case missingName, nameTooLong
  case missingHandle, ownHandle, unknownHandle, handleTaken
  case guestsCannotBuy, invalidCard, cardDeclined
  case noConnection, somethingWentWrong

  init(_ error: ServerError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .wrongCredentials: .wrongCredentials
      case .nameTooLong: .nameTooLong
      case .ownHandle: .ownHandle
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .cardDeclined: .cardDeclined
      case .sessionExpired, .refused: .somethingWentWrong
      }
  }
}
