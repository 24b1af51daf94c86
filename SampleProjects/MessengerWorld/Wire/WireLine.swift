import Foundation

/// What is sent as one line of JSON: `{"id": 7, "request": …}`, `{"id": 7, "reply": …}` or
/// `{"event": …}`.
///
/// A client numbers its requests as it likes; a reply carries the number of its request.
public enum WireLine: Equatable, Sendable {
  /// A client asks.
  case request(id: Int, ClientRequest)

  /// The server answers the request with this number.
  case reply(id: Int, ServerReply)

  /// The server tells something by itself.
  case event(ServerEvent)

  /// The most bytes that a line may have, without its end: 1 MiB.
  public static let maximumLength = 1 << 20

  /// Reads a line, given without its end.
  ///
  /// Throws ``WireError/malformed`` unless it has one of the three forms. Keys that are not
  /// known are ignored.
  public init(decoding line: Data) throws(WireError) {
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: line)
    } catch {
      throw .malformed
    }
    switch (envelope.id, envelope.request, envelope.reply, envelope.event) {
    case (let id?, let request?, nil, nil): self = .request(id: id, request)
    case (let id?, nil, let reply?, nil): self = .reply(id: id, reply)
    case (nil, nil, nil, let event?): self = .event(event)
    default: throw .malformed
    }
  }

  /// The line, without its end. Keys are in the order of the alphabet, so that equal values make
  /// equal lines.
  public func encoded() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(Envelope(self))
    } catch {
      preconditionFailure("There is no value of the wire format without JSON: \(error)")
    }
  }
}

/// The object that a line holds, with all keys that it may have.
private struct Envelope: Codable {
  var id: Int?
  var request: ClientRequest?
  var reply: ServerReply?
  var event: ServerEvent?

  init(_ line: WireLine) {
    switch line {
    case .request(let id, let request):
      self.id = id
      self.request = request
    case .reply(let id, let reply):
      self.id = id
      self.reply = reply
    case .event(let event):
      self.event = event
    }
  }
}
