/// Why the server has not done what it was asked.
enum ServerError: Error, Equatable {
  /// It was not reached, or nobody knows whether it was.
  case noConnection

  case wrongCredentials
  case nameTooLong
  case ownHandle
  case unknownHandle
  case handleTaken
  case cardDeclined

  /// It does not know the session any more.
  case sessionExpired

  /// It does not want to, for another reason.
  case refused
}
