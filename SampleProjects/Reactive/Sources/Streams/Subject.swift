/// Where values come from that no observable has yet.
///
/// A subject is written by what stands at the edge: a control, a connection. Everything between is
/// made of operators, and writes nothing. Its observable is hot.
@MainActor
final class Subject<Value> {
  private struct WeakListener {
    weak var listener: Listener<Value>?
  }

  private var listeners: [WeakListener] = []
  private var waiting: [Value] = []
  private var isSending = false

  /// The values from now on.
  var observable: Observable<Value> {
    Observable { self.add(Listener($0)) }
  }

  /// Brings a value to all who listen.
  ///
  /// What is sent meanwhile comes after it, so that all hear the values in the same order.
  func onNext(_ value: Value) {
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

extension Observable {
  /// Sends all values to a subject, for as long as the subscription is held.
  func bind(to subject: Subject<Value>) -> Subscription {
    subscribe { subject.onNext($0) }
  }
}
