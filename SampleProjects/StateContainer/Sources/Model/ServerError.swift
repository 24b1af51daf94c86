/// Why a request has no result.
enum ServerError: Error, Equatable, Sendable {
  case noConnection
  case sessionExpired
  case wrongCredentials
  case nameTooLong
  case ownHandle
  case unknownHandle
  case handleTaken
  case cardDeclined

  /// The server does not want to, for a reason that concerns no user.
  case refused
}

extension Result where Failure == ServerError {
  /// Why there is no result, if so.
  var error: ServerError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
