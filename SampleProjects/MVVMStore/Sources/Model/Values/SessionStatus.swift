/// Whether somebody is signed in.
enum SessionStatus: Equatable, Sendable {
  /// Nobody is; the reason is given unless the user has signed out.
  case signedOut(Problem?)
  case signedIn(Session)

  var session: Session? {
    if case .signedIn(let session) = self { session } else { nil }
  }
}
