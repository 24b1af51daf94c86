#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system refuses to do with a socket.
public struct SocketError: Error, Equatable, Sendable {
  /// The system's error number.
  public var code: Int32

  /// What the system says about it.
  public var message: String { String(cString: strerror(code)) }

  /// Creates an error with the system's error number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the system call before.
  static var last: SocketError { SocketError(code: errno) }
}
