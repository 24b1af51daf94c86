import Foundation

/// Calls back on the main actor whenever a socket is ready, as long as this object is there.
///
/// A thread asks the system by `poll`. The sources of Dispatch did not always tell, on Linux, that the
/// process at the other end of a connection was killed: see `RestartTests`.
final class SocketWatch {
  private let end = Flag()

  /// Calls back when there is something to read, or to accept.
  init(toRead socket: Socket, _ isReady: @escaping @MainActor () -> Void) {
    start(socket, Int16(POLLIN), isReady)
  }

  /// Calls back when the socket is connected, or can be written to.
  init(toWrite socket: Socket, _ isReady: @escaping @MainActor () -> Void) {
    start(socket, Int16(POLLOUT), isReady)
  }

  deinit {
    end.raise()
  }

  private func start(
    _ socket: Socket, _ events: Int16, _ isReady: @escaping @MainActor () -> Void
  ) {
    Thread.detachNewThread { [end] in
      let turn = DispatchSemaphore(value: 0)
      while !end.isRaised {
        var question = pollfd(fd: socket.descriptor, events: events, revents: 0)
        guard poll(&question, 1, Flag.longestDelay) > 0 else { continue }
        DispatchQueue.main.async {
          if !end.isRaised { MainActor.assumeIsolated { isReady() } }
          turn.signal()
        }
        turn.wait()
      }
    }
  }

  /// Tells a thread to end.
  private final class Flag: @unchecked Sendable {
    /// How long it may take until the thread looks, in milliseconds.
    static let longestDelay: Int32 = 100

    private let lock = NSLock()
    private var value = false

    var isRaised: Bool { lock.withLock { value } }

    func raise() {
      lock.withLock { value = true }
    }
  }
}
