/// Why somebody is not signed in.
enum SignInError: Error, Equatable {
  case missingUsername
  case missingPassword
  case wrongCredentials
  case noConnection
  case other

  init(_ error: RequestError) {
    self =
      switch error {
      case .noConnection: .noConnection
      case .refused(.wrongCredentials): .wrongCredentials
      case .refused: .other
      }
  }
}
