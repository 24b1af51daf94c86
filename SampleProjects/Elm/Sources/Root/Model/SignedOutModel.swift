/// What the app knows while nobody is signed in.
struct SignedOutModel: Equatable {
  var login = LoginModel()
  var connection: ConnectionStatus

  /// Where to go as soon as somebody is signed in.
  var pendingLink: DeepLink?
}
