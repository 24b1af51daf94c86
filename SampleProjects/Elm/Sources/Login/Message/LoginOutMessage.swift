/// What is for the whole app to decide.
enum LoginOutMessage: Equatable {
  case signedIn(Session)
}
