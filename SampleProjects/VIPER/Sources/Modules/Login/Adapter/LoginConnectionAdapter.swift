/// Turns ``ConnectionMonitoring`` into ``LoginConnectionService``.
struct LoginConnectionAdapter: LoginConnectionService {
  let monitor: any ConnectionMonitoring

  var connection: ConnectionStatus { monitor.status }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    monitor.observe(observer, react)
  }
}
