/// Why the name is not changed.
enum RenameFailure: Error, Equatable, Sendable {
  case missingName, nameTooLong
  case request(RequestFailure)
}
