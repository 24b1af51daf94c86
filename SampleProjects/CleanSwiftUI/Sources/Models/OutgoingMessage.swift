/// A message of the user that the server may not have yet.
struct OutgoingMessage: Codable, Equatable {
  enum Delivery: String, Codable {
    /// Goes out as soon as it can.
    case waiting
    /// Is on its way, and nobody knows yet whether it has arrived.
    case sending
    /// The server does not want it.
    case failed
  }

  /// By which the server takes the message once, however often it is sent.
  var key: String
  let chat: Chat.ID
  let text: String
  var delivery = Delivery.waiting

  /// Whether there is something to send in a text.
  static func canSay(_ text: String) -> Bool { !text.trimmed.isEmpty }
}
