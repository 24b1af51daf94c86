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
    case .noConnection: .noConnection
    case .wrongCredentials: .wrongCredentials
    case .unknownHandle: .unknownHandle
    case .handleTaken: .handleTaken
    case .cardDeclined: .cardDeclined
    case .invalid("handle"): .ownHandle
    case .invalid("name"): .nameTooLong
    case .invalid, .sessionExpired, .refused: .somethingWentWrong
    }
  }

  /// What the user reads where only the connection is worth a word of its own.
  var plainText: TextKey {
    self == .noConnection ? .noConnection : .somethingWentWrong
  }
}
