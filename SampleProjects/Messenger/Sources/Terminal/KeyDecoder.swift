/// Makes keys of the bytes that a terminal sends: UTF-8, control characters and escape sequences.
struct KeyDecoder {
  private static let escapeByte: UInt8 = 0x1B

  /// The beginning of a character or a sequence, of which the rest has not come yet.
  private var rest: [UInt8] = []

  /// Takes the bytes that have come together, and returns the keys that they complete.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var unread = (rest + bytes)[...]
    var keys: [Key] = []
    while let first = unread.first {
      guard let length = KeyDecoder.length(of: unread) else { break }
      let part = unread.prefix(length)
      unread = unread.dropFirst(length)
      let key = first < 0x20 || first == 0x7F ? KeyDecoder.control(part) : KeyDecoder.text(part)
      if let key { keys.append(key) }
    }
    rest = Array(unread)
    return keys
  }

  /// How many bytes belong to the first key; `nil` if some are missing.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == escapeByte { return lengthOfSequence(bytes) }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let continuation = bytes.dropFirst().prefix(length - 1)
    // A byte that does not continue the character ends it, so that garbage swallows nothing else.
    if let end = continuation.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return end - bytes.startIndex
    }
    return continuation.count == length - 1 ? length : nil
  }

  /// A terminal sends a sequence at once, so an escape with nothing after it is the key itself.
  private static func lengthOfSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let second = bytes.dropFirst().first else { return 1 }
    switch second {
    case UInt8(ascii: "["):
      let end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }
      return end.map { $0 - bytes.startIndex + 1 }
    case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
    default: return 1
    }
  }

  private static func control(_ bytes: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "\u{3}": .interrupt
    case "\t": .tab
    case "\r", "\n": .enter
    case "\u{8}", "\u{7F}": .backspace
    case "\u{1B}": .escape
    case "\u{1B}[A", "\u{1B}OA": .up
    case "\u{1B}[B", "\u{1B}OB": .down
    case "\u{1B}[C", "\u{1B}OC": .right
    case "\u{1B}[D", "\u{1B}OD": .left
    case "\u{1B}[5~": .pageUp
    case "\u{1B}[6~": .pageDown
    default: nil
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> Key? {
    let character = String(decoding: bytes, as: UTF8.self).first
    return character == "\u{FFFD}" ? nil : character.map(Key.character)
  }
}
