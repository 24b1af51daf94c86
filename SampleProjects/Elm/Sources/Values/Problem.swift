/// What the user is told when something cannot be done.
enum Problem: Error, Equatable {
  case noConnection, somethingWentWrong
  case missingUsername, missingPassword, wrongCredentials, sessionExpired
  case missingName, nameTooLong, missingHandle, ownHandle, unknownHandle, handleTaken
  case incompleteCard, cardDeclined

  /// What a form tells of an error, by which the user can mend what was entered.
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

  /// What is told of an error where there is nothing to mend.
  init(brieflyFor error: ServerError) {
    self = error == .noConnection ? .noConnection : .somethingWentWrong
  }
}
