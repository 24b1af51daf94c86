import MessengerHost

/// A value that any number of streams follow.
@MainActor
final class CurrentValue<Value: Equatable & Sendable> {
  private let broadcast = Broadcast<Value>()

  var value: Value {
    didSet { if value != oldValue { broadcast.send(value) } }
  }

  init(_ value: Value) {
    self.value = value
  }

  /// The value, and each that takes its place.
  func values() -> AsyncStream<Value> {
    broadcast.stream(startingWith: value)
  }
}
