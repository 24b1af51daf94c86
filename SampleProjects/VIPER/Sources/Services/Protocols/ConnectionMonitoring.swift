/// Whether the server can be reached. Tells when that changes.
@MainActor
protocol ConnectionMonitoring: ObservableService {
  var status: ConnectionStatus { get }

  /// Tells when a connection has a session, so that what is on the screen can be loaded anew.
  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
