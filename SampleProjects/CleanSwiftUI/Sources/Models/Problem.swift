/// Why something that the user wants does not happen.
enum Problem: Error, Equatable {
  // What the user has left out.
  case missingUsername, missingPassword, missingName, missingHandle, invalidCard, incompleteGroup

  // What the user may not do.
  case guestsCannotBuy, packNotForSale, chatCannotBeLeft

  /// The server was not reached, or nobody knows whether it was.
  case noConnection

  // What the server says.
  case sessionExpired, wrongCredentials, ownHandle, unknownHandle, handleTaken, nameTooLong,
    cardDeclined

  /// The server does not want to, for another reason.
  case refused
}
