/// Why something that was asked of a model is not done.
enum Failure: Error, Equatable {
  /// The server was not reached, or nobody knows whether it was.
  case noConnection

  /// The session that asked is over.
  case sessionOver

  case wrongCredentials
  case unknownHandle
  case handleTaken
  case nameTooLong
  case cardDeclined

  /// Nobody can be a contact of their own.
  case ownHandle

  /// The account may not do it.
  case notAllowed

  /// It is not done, for another reason.
  case refused
}
