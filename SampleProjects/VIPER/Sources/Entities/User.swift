/// Somebody who uses the messenger.
struct User: Equatable, Sendable {
  var name: String
}
