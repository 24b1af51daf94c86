/// Why a request has no result.
enum ServerError: Error, Equatable, Sendable {
  case noConnection
  case sessionExpired
  case wrongCredentials
  case unknownHandle
  case handleTaken
  case cardDeclined

  /// A value of the request, named here, is out of its range.
  case invalid(String)

  /// The server does not want to, for a reason that concerns no user.
  case refused
}
