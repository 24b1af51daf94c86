import MessengerTexts

/// Why a wish of the user is not fulfilled.
enum Problem: Error, Equatable, Sendable {
  case missingUsername, missingPassword, wrongCredentials
  case missingName, nameTooLong
  case missingHandle, ownHandle, unknownHandle, handleTaken
  case invalidCard, cardDeclined
  case noConnection
  case somethingWentWrong

  init(_ error: ServerError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .wrongCredentials: .wrongCredentials
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .invalid("handle"): .ownHandle
      case .invalid("name"): .nameTooLong
      case .invalid("card"): .invalidCard
      case .cardDeclined: .cardDeclined
      case .invalid, .sessionEnded, .refused: .somethingWentWrong
      }
  }

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
    case .invalidCard: .enterCard
    case .cardDeclined: .cardDeclined
    case .noConnection: .noConnection
    case .somethingWentWrong: .somethingWentWrong
    }
  }
}
