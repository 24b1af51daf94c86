/// Why somebody is not signed in, in words that a presenter may hear.
enum LoginFailure: Equatable, Sendable {
  case missingUsername
  case missingPassword
  case wrongCredentials
  case noConnection
  case serverFailure

  init(_ error: AuthenticationError) {
    switch error {
    case .wrongCredentials: self = .wrongCredentials
    case .noConnection: self = .noConnection
    case .serverFailure: self = .serverFailure
    }
  }
}
