/// Why something that the user wants is not done.
enum Problem: Equatable, Sendable {
  case noConnection, somethingWentWrong
  case missingUsername, missingPassword, wrongCredentials, sessionExpired
  case missingName, nameTooLong, missingHandle, ownHandle, unknownHandle, handleTaken
  case incompleteCard, cardDeclined

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

  /// The problem with a request that no entry of the user is to blame for.
  init(withoutEntry error: ServerError) {
    self = error == .noConnection ? .noConnection : .somethingWentWrong
  }
}
