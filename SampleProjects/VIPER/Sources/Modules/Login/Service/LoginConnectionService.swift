/// What the login module needs to know of the connection.
@MainActor
protocol LoginConnectionService {
  var connection: ConnectionStatus { get }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void)
}
