/// Why the server has not done what it was asked.
enum RequestError: Error, Equatable {
  /// It could not be asked, or nobody knows what it has answered.
  case noConnection

  /// It refuses, because of this.
  case refused(Reason)

  /// What matters to the user of all that the server may say.
  enum Reason: Equatable {
    case wrongCredentials
    case unknownHandle
    case handleTaken
    case nameTooLong
    case ownHandle
    case cardDeclined
    case other
  }
}
