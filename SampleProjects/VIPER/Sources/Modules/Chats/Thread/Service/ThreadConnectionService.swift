/// Whether the server can be reached.
@MainActor
protocol ThreadConnectionService {
  var connection: ConnectionStatus { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)

  /// Tells when there is a connection again on which messages can be asked for.
  func observeReady<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
