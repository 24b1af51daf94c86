#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket that never blocks, and is closed with its last reference.
final class Socket: Sendable {
  let descriptor: Int32

  /// Takes over a socket that the system has made.
  init(_ descriptor: Int32) throws(SocketError) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
    guard fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    else { throw .last }
    #if canImport(Darwin)
      // Elsewhere, each call of `send` says so.
      set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  convenience init() throws(SocketError) {
    #if canImport(Darwin)
      try self.init(socket(AF_INET, SOCK_STREAM, 0))
    #else
      try self.init(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// Switches an option on.
  func set(_ level: Int32, _ option: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Calls `body` with the address of a port of this machine.
  static func withAddress(
    port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
