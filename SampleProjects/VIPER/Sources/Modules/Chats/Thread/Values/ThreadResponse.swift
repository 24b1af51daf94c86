/// A conversation as somebody reads it.
struct ThreadResponse: Equatable, Sendable {
  let name: String
  let mayLeave: Bool
  let hasOlder: Bool

  /// Newest last.
  let messages: ListResponse<MessageResponse>
}
