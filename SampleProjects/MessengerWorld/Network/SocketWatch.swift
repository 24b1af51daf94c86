import Dispatch

/// Calls back on the main actor whenever a socket is ready, as long as this object is there.
final class SocketWatch {
  private let source: any DispatchSourceProtocol

  /// Calls back when there is something to read, or to accept.
  init(toRead socket: Socket, _ isReady: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
    start(socket, isReady)
  }

  /// Calls back when the socket is connected, or can be written to.
  init(toWrite socket: Socket, _ isReady: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: .main)
    start(socket, isReady)
  }

  deinit {
    source.cancel()
  }

  private func start(_ socket: Socket, _ isReady: @escaping @MainActor () -> Void) {
    source.setEventHandler { MainActor.assumeIsolated { isReady() } }
    // A descriptor must not be closed while it is watched.
    source.setCancelHandler { withExtendedLifetime(socket) {} }
    source.activate()
  }
}
