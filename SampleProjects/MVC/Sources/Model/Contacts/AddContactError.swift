/// Why somebody is not among the contacts.
enum AddContactError: Error, Equatable {
  case missingName
  case missingHandle
  case nameTooLong
  case ownHandle
  case unknownHandle
  case handleTaken
  case noConnection
  case other

  init(_ error: RequestError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .refused(.nameTooLong): .nameTooLong
      case .refused(.ownHandle): .ownHandle
      case .refused(.unknownHandle): .unknownHandle
      case .refused(.handleTaken): .handleTaken
      case .refused: .other
      }
  }
}
