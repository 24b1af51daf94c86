/// Whether somebody is signed in.
enum SessionState: Equatable, Sendable {
  case signedIn(Account)
  case signedOut(SessionEnd?)
}

/// Why a session is over.
enum SessionEnd: Equatable, Sendable {
  case userSignedOut
  case expired
}
