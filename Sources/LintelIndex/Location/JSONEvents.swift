/// The parts of a JSON document in the order in which they are written; numbers, `true`, `false`
/// and `null` are left out.
struct JSONEvents: Sequence, IteratorProtocol {
  enum Event: Equatable {
    case begin
    case end
    case key(String)
    case string(String)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Event? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): return .begin
      case UInt8(ascii: "}"), UInt8(ascii: "]"): return .end
      case UInt8(ascii: "\""):
        let text = string()
        while position < bytes.count, Self.blanks.contains(bytes[position]) { position += 1 }
        let isKey = position < bytes.count && bytes[position] == UInt8(ascii: ":")
        return isKey ? .key(text) : .string(text)
      default: break
      }
    }
    return nil
  }

  private static let blanks: Set<UInt8> = [0x09, 0x0a, 0x0d, 0x20]

  /// Reads the rest of a string, with its closing quote. An escape is read as the character after
  /// the backslash, which is right for `\"`, `\\` and `\/` only.
  private mutating func string() -> String {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") { position += 1 }
      if position < bytes.count { text.append(bytes[position]) }
      position += 1
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }
}
