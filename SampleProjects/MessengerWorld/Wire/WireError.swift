/// What is wrong with a line.
public enum WireError: Error, Equatable, Sendable {
  /// It is no JSON, or neither a request nor a reply nor an event.
  case malformed
}
