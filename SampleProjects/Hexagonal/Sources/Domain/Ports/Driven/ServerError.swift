/// Why the server has not done what it was asked.
enum ServerError: Error, Equatable, Sendable {
  /// It was not reached, or nobody knows whether it was.
  case noConnection

  /// It knows the session no longer, or the one who asked has gone.
  case sessionEnded

  case wrongCredentials
  case nameTooLong
  case ownHandle, unknownHandle, handleTaken
  case invalidCard, cardDeclined

  /// It does not want to, for another reason.
  case refused
}
