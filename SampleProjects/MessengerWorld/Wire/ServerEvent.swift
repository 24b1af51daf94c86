/// What the server tells a client without being asked.
public enum ServerEvent: Codable, Equatable, Sendable {
  /// A message was added to the thread with this identifier, through another connection.
  case message(thread: String, message: WireMessage)

  /// A thread is new, or is no longer what it was. It is gone for an account that is no longer
  /// among its members.
  case threadChanged(thread: WireThread)

  /// The account's contacts were changed through another connection.
  case contactsChanged

  /// The session was ended through another connection.
  case sessionEnded
}
