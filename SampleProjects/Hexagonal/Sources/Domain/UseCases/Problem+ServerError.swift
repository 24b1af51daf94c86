extension Problem {
  /// What an error of the server is to the user.
  init(_ error: ServerError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .wrongCredentials: .wrongCredentials
      case .nameTooLong: .nameTooLong
      case .ownHandle: .ownHandle
      case .unknownHandle: .unknownHandle
      case .handleTaken: .handleTaken
      case .invalidCard: .invalidCard
      case .cardDeclined: .cardDeclined
      case .sessionEnded: .notSignedIn
      case .refused: .somethingWentWrong
      }
  }
}
