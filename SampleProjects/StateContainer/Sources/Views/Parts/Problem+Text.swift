import MessengerTexts

extension Problem {
  /// What the user is told.
  var text: TextKey {
    switch self {
    case .noConnection: .noConnection
    case .somethingWentWrong: .somethingWentWrong
    case .missingUsername: .enterUsername
    case .missingPassword: .enterPassword
    case .wrongCredentials: .wrongCredentials
    case .sessionExpired: .sessionExpired
    case .missingName: .enterName
    case .nameTooLong: .nameTooLong
    case .missingHandle: .enterHandle
    case .ownHandle: .ownHandle
    case .unknownHandle: .unknownHandle
    case .handleTaken: .handleTaken
    case .incompleteCard: .enterCard
    case .cardDeclined: .cardDeclined
    }
  }
}
