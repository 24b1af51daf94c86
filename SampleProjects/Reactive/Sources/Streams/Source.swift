/// Where values come from that no other signal has.
///
/// A source is written by what stands at the edge: a control, a service. Everything between is made of
/// operators, and writes nothing.
@MainActor
final class Source<Value> {
  private struct WeakListener {
    weak var listener: Listener<Value>?
  }

  private var listeners: [WeakListener] = []
  private var waiting: [Value] = []
  private var isSending = false

  /// The values from now on.
  var signal: Signal<Value> {
    Signal { self.add(Listener($0)) }
  }

  /// Brings a value to all who listen.
  ///
  /// What is sent meanwhile comes after it, so that all hear the values in the same order.
  func send(_ value: Value) {
    waiting.append(value)
    guard !isSending else { return }
    isSending = true
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    isSending = false
  }

  func add(_ listener: Listener<Value>) -> Subscription {
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  private func deliver(_ value: Value) {
    listeners.removeAll { $0.listener == nil }
    for entry in listeners { entry.listener?.hear(value) }
  }
}

extension Signal {
  /// The values, of which those that are events for a source are sent to it first.
  func sending<Event>(
    to source: Source<Event>, _ event: @escaping @MainActor (Value) -> Event?
  ) -> Signal {
    map { value in
      if let event = event(value) { source.send(event) }
      return value
    }
  }

  /// Sends all values to a source, for as long as the subscription is held.
  func feed(_ source: Source<Value>) -> Subscription {
    subscribe { source.send($0) }
  }
}
