/// Why a wish of the user is not fulfilled.
enum Problem: Error, Equatable, Sendable {
  case missingUsername, missingPassword, wrongCredentials
  case missingName, nameTooLong
  case missingHandle, ownHandle, unknownHandle, handleTaken
  case invalidCard, cardDeclined
  case sessionExpired

  /// The server was not reached, or nobody knows whether it was.
  case noConnection

  /// The server does not want to, for another reason.
  case somethingWentWrong

  /// No connection, or that something went wrong: for screens on which details would not help.
  var withoutDetails: Problem {
    self == .noConnection ? .noConnection : .somethingWentWrong
  }
}

extension Result where Failure == Problem {
  /// Why there is no success, if there is none.
  var problem: Problem? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}
