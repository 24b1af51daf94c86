/// Why a service has not done what it was asked.
enum ServiceError: Error, Equatable {
  /// The server could not be asked, or its answer has not arrived.
  case noConnection

  /// The session has ended meanwhile, so there is nobody left to tell.
  case sessionOver

  case wrongCredentials
  case handleTaken
  case unknownHandle
  case ownHandle
  case nameTooLong
  case cardDeclined

  /// The server has refused for any other reason.
  case refused

  /// Whether the server has said no, rather than nothing.
  var isAnswer: Bool { self != .noConnection && self != .sessionOver }
}
