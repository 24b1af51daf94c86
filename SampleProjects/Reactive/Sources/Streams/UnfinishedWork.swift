/// What goes on until it has a result, whoever has left meanwhile.
///
/// A request that changes something is made for the account and not for the screen: its reply is heard
/// when the screen is gone, only not by the screen.
@MainActor
final class UnfinishedWork {
  private var running: [Int: Subscription] = [:]
  private var count = 0

  /// Goes on with a signal until its first value; who subscribes may leave before.
  func finish<Value>(_ signal: Signal<Value>) -> Signal<Value> {
    Signal { receive in
      let results = Source<Value>()
      let listener = results.add(Listener(receive))
      self.count += 1
      let number = self.count
      let isFinished = Box(false)
      let subscription = signal.first().subscribe { [weak self] value in
        isFinished.value = true
        self?.running[number] = nil
        results.send(value)
      }
      if !isFinished.value { self.running[number] = subscription }
      return listener
    }
  }

  /// Leaves everything as it is.
  func cancel() {
    running = [:]
  }
}
