import MessengerTexts

extension Problem {
  /// What the user reads about it.
  var text: TextKey {
    switch self {
    case .missingUsername: .enterUsername
    case .missingPassword: .enterPassword
    case .missingName: .enterName
    case .missingHandle: .enterHandle
    case .invalidCard: .enterCard
    case .guestsCannotBuy: .guestsCannotBuy
    case .noConnection: .noConnection
    case .wrongCredentials: .wrongCredentials
    case .ownHandle: .ownHandle
    case .unknownHandle: .unknownHandle
    case .handleTaken: .handleTaken
    case .nameTooLong: .nameTooLong
    case .cardDeclined: .cardDeclined
    case .packNotForSale, .chatCannotBeLeft, .incompleteGroup, .sessionExpired, .refused:
      .somethingWentWrong
    }
  }

  /// What the user reads where only the connection is worth a word of its own.
  var plainText: TextKey {
    self == .noConnection ? .noConnection : .somethingWentWrong
  }
}
