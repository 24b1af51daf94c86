import Foundation

extension Socket {
  /// Starts to listen on a port of this machine; 0 leaves the choice to the system.
  static func listening(on port: UInt16) throws(SocketError) -> Socket {
    let socket = try Socket()
    // A port that was in use a moment ago can be taken again.
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    guard withAddress(port: port, { bind(socket.descriptor, $0, $1) }) == 0,
      listen(socket.descriptor, 16) == 0
    else { throw .last }
    return socket
  }

  /// Starts to connect to a port of this machine; when it is done, the socket can be written to.
  static func connecting(to port: UInt16) throws(SocketError) -> Socket {
    let socket = try Socket()
    let code = withAddress(port: port) { connect(socket.descriptor, $0, $1) }
    guard code == 0 || errno == EINPROGRESS else { throw .last }
    return socket
  }

  /// The next connection that somebody has made to a listening socket; `nil` if there is none.
  func accept() -> Socket? {
    try? Socket(acceptConnection(descriptor))
  }

  /// The port of a listening socket.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Why the connection could not be made; `nil` if it was.
  var connectionError: SocketError? {
    var code: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
    return code == 0 ? nil : SocketError(code: code)
  }
}

/// The system's `accept`, which ``Socket/accept()`` hides.
private func acceptConnection(_ descriptor: Int32) -> Int32 {
  accept(descriptor, nil, nil)
}
