import Foundation
import MessengerWire

/// A connected socket that carries lines both ways, on the main actor.
@MainActor
final class LineSocket {
  /// Gets each line, without its end.
  var onLine: ((Data) -> Void)?

  /// Gets to know, once, that the other side has ended the connection, or a line was too long.
  var onClose: (() -> Void)?

  private let socket: Socket
  private var reading: SocketWatch?
  private var writing: SocketWatch?
  private var incoming = LineBuffer(limit: WireLine.maximumLength)
  private var outgoing = Data()
  private var isOpen = true

  init(_ socket: Socket) {
    self.socket = socket
    reading = SocketWatch(toRead: socket) { [weak self] in self?.read() }
  }

  /// Sends a line, as soon as the other side takes it.
  func send(_ line: Data) {
    guard isOpen else { return }
    outgoing += line + [UInt8(ascii: "\n")]
    if writing == nil { write() }
  }

  /// Ends the connection. What was not sent is lost.
  func close() {
    guard isOpen else { return }
    isOpen = false
    reading = nil
    writing = nil
    socket.shutDown()
  }

  private func read() {
    guard isOpen else { return }
    switch socket.read() {
    case .bytes(let bytes):
      guard let lines = incoming.append(bytes) else { return fail() }
      for line in lines where isOpen {
        onLine?(line)
      }
    case .nothingYet: break
    case .end: fail()
    }
  }

  private func write() {
    while isOpen, !outgoing.isEmpty {
      switch socket.write(outgoing) {
      case .sent(let count): outgoing.removeFirst(count)
      case .notYet: return waitToWrite()
      case .end: return fail()
      }
    }
    writing = nil
  }

  private func waitToWrite() {
    guard writing == nil else { return }
    writing = SocketWatch(toWrite: socket) { [weak self] in self?.write() }
  }

  private func fail() {
    guard isOpen else { return }
    close()
    onClose?()
  }
}
