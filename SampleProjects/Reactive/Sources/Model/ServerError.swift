/// Why the server has not done what it was asked.
enum ServerError: Error, Equatable, Sendable {
  /// There is no connection, or it was lost before the reply.
  case noConnection

  case wrongCredentials, sessionExpired
  case nameTooLong, ownHandle, unknownHandle, handleTaken
  case cardDeclined
  case refused
}
