/// Why the server does not do what it is asked.
public enum Refusal: Error, Codable, Equatable, Sendable {
  /// No account has this username and password.
  case wrongCredentials

  /// The connection has no session, or the token is of one that has ended.
  case sessionExpired

  /// The thread, the contact or the sticker pack is not there, or not for this account.
  case notFound

  /// The handle is among the contacts already.
  case handleTaken

  /// No account has the handle.
  case unknownHandle

  /// A value is out of its range; `what` is its name in the request.
  case invalid(what: String)

  /// The account may not do that, or not with this thing.
  case notAllowed

  /// The bank does not pay.
  case cardDeclined
}
