/// Why the account keeps its name.
enum RenameError: Error, Equatable {
  case missingName
  case nameTooLong
  case noConnection
  case other

  init(_ error: RequestError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .refused(.nameTooLong): .nameTooLong
      case .refused: .other
      }
  }
}
