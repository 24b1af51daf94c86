import MessengerHost
import MessengerNetwork

extension NetworkServer {
  /// Connects by TCP to the server that listens on a port of this machine, and keeps doing so.
  ///
  /// - Parameter clock: Times the attempts.
  convenience init(tcpPort port: UInt16, clock: any AppClock) {
    let connection = LoopbackConnection(port: port, clock: clock)
    connection.open()
    self.init(connection: connection)
  }
}
