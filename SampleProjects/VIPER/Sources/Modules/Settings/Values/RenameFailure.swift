/// Why the name is not changed.
enum RenameFailure: Equatable, Sendable {
  case missingName, nameTooLong
  case request(RequestFailure)
}
