/// Whether somebody is signed in.
enum SessionState: Equatable {
  case signedIn(Account)

  /// Nobody is; if the last session has expired, the user has not ended it.
  case signedOut(hasExpired: Bool)
}
