/// Why somebody is not added.
enum NewContactFailure: Equatable, Sendable {
  case missingName, missingHandle
  case nameTooLong, ownHandle, unknownHandle, handleTaken
  case request(RequestFailure)
}
