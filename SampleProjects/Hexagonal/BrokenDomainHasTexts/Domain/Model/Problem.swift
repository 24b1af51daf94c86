import MessengerTexts

/// Why a wish of the user is not fulfilled.
enum Problem: Error, Equatable, Sendable {
  case missingUsername, missingPassword, wrongCredentials
  case missingName, nameTooLong
  case missingHandle, ownHandle, unknownHandle, handleTaken
  case tooFewMembers
  case guestsCannotBuy, invalidCard, cardDeclined
  case noConnection
  case somethingWentWrong

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
    case .tooFewMembers, .somethingWentWrong: .somethingWentWrong
    }
  }
}
