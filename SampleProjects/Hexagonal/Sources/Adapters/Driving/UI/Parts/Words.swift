import MessengerTexts

extension ConnectionStatus {
  /// What the screen says.
  var key: TextKey {
    switch self {
    case .offline: .offline
    case .connecting: .connecting
    case .online: .online
    }
  }
}

extension Problem {
  /// What the screen says.
  var key: TextKey {
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
    case .notSignedIn, .tooFewMembers, .onlyGroupsCanBeLeft, .unknownPack, .alreadyOwned,
      .somethingWentWrong:
      .somethingWentWrong
    }
  }

  /// The same in short, where nothing was entered that could be mended.
  var shortKey: TextKey {
    self == .noConnection ? .noConnection : .somethingWentWrong
  }
}
