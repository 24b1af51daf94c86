/// Why a wish of the user is not fulfilled.
enum Problem: Error, Equatable, Sendable {
  case missingUsername, missingPassword, wrongCredentials
  case notSignedIn
  case missingName, nameTooLong
  case missingHandle, ownHandle, unknownHandle, handleTaken
  case tooFewMembers, onlyGroupsCanBeLeft
  case guestsCannotBuy, unknownPack, alreadyOwned, invalidCard, cardDeclined
  case noConnection
  case somethingWentWrong
}
