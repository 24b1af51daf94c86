/// Why a service has not done what it was asked.
enum ServiceError: Error, Equatable, Sendable {
  /// The server was not reached, or nobody knows whether it was.
  case noConnection

  /// The session for which it was asked is over.
  case sessionEnded
  case wrongCredentials
  case nameTooLong
  case ownHandle
  case unknownHandle
  case handleTaken
  case invalidCard
  case cardDeclined

  /// The server does not want to, for another reason.
  case refused
}
