import MessengerTexts

extension Problem {
  /// What the user is told.
  func text(in texts: Texts) -> String {
    let key: TextKey =
      switch self {
      case .missingUsername: .enterUsername
      case .missingPassword: .enterPassword
      case .wrongCredentials: .wrongCredentials
      case .missingName: .enterName
      case .nameTooLong: .nameTooLong
      case .missingHandle: .enterHandle
      case .ownHandle: .ownHandle
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .guestsCannotBuy: .guestsCannotBuy
      case .invalidCard: .enterCard
      case .cardDeclined: .cardDeclined
      case .noConnection: .noConnection
      case .somethingWentWrong: .somethingWentWrong
      }
    return texts[key]
  }
}
