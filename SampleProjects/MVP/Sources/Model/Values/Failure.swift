/// Why something that was asked of a model is not done.
enum Failure: Error, Equatable {
  /// The server was not reached, or nobody knows whether it was.
  case noConnection

  /// The session that asked is over.
  case sessionOver

  case wrongCredentials
  case unknownHandle
  case handleTaken
  case cardDeclined

  /// The server does not take the value of this name.
  case invalid(String)

  /// The server does not do it, for another reason.
  case refused
}
