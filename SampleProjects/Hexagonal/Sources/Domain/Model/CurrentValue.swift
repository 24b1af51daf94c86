/// A value that others can follow as it changes.
@MainActor
final class CurrentValue<Value: Equatable & Sendable> {
  private var listeners: [@MainActor (Value) -> Bool] = []

  var value: Value {
    didSet {
      guard value != oldValue else { return }
      listeners = listeners.filter { $0(value) }
    }
  }

  init(_ value: Value) {
    self.value = value
  }

  /// What the value is now, and each time that it has changed.
  func values() -> AsyncStream<Value> {
    values { $0 }
  }

  /// What `transform` makes of the value now, and each time that this has changed.
  ///
  /// Whoever is slow gets the latest, without those between.
  func values<Part: Equatable & Sendable>(
    _ transform: @escaping @MainActor (Value) -> Part
  ) -> AsyncStream<Part> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Part.self, bufferingPolicy: .bufferingNewest(1))
    var last = transform(value)
    continuation.yield(last)
    listeners.append { value in
      let part = transform(value)
      guard part != last else { return true }
      last = part
      if case .terminated = continuation.yield(part) { return false }
      return true
    }
    return stream
  }
}
