import Foundation

extension Socket {
  /// What comes of reading.
  enum Reading {
    case bytes(Data)
    case nothingYet
    case end
  }

  /// What comes of writing.
  enum Writing {
    case sent(Int)
    case notYet
    case end
  }

  func read() -> Reading {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count > 0 { return .bytes(Data(bytes[..<count])) }
    return count < 0 && Self.isTemporary(errno) ? .nothingYet : .end
  }

  func write(_ bytes: Data) -> Writing {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return .sent(count) }
    return Self.isTemporary(errno) ? .notYet : .end
  }

  /// Tells the other side that the connection is over.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Whether a system call may work a little later.
  static func isTemporary(_ code: Int32) -> Bool {
    code == EAGAIN || code == EWOULDBLOCK || code == EINTR
  }
}
