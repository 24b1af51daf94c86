/// Why the server did not do what it was asked to.
enum MessengerAPIError: Error, Equatable, Sendable {
  case unreachable
  case status(Int)
  case malformed
}
