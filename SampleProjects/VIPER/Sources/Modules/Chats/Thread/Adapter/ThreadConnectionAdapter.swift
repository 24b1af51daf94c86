/// Turns ``ConnectionMonitoring`` into ``ThreadConnectionService``.
struct ThreadConnectionAdapter: ThreadConnectionService {
  let monitor: any ConnectionMonitoring

  var connection: ConnectionStatus { monitor.status }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    monitor.observe(observer, react)
  }

  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    monitor.observeReady(observer, react)
  }
}
