/// A message as somebody reads it.
struct MessageResponse: Equatable, Sendable {
  enum Delivery: Equatable, Sendable {
    case sending, sent, failed
  }

  /// What tells it apart from the others, before and after it is sent.
  let key: String
  let text: String

  /// The name of who wrote it; `nil` for the user.
  let senderName: String?

  /// What has become of it; `nil` for those of others.
  let delivery: Delivery?
}
