/// The value of a setting as it is written: literal texts and variables.
struct SettingText {
  enum Part {
    case literal(String)
    case variable(SettingVariable)
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var position = 0
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "$"), let closer = Self.closer(of: bytes[position + 1])
      else {
        position += 1
        continue
      }
      guard let end = Self.end(of: bytes, from: position + 2, closer) else { break }
      add(literal: bytes[start..<position])
      parts.append(.variable(SettingVariable(bytes[position + 2..<end])))
      position = end + 1
      start = position
    }
    add(literal: bytes[start...])
  }

  private mutating func add(literal bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { parts.append(.literal(String(decoding: bytes, as: UTF8.self))) }
  }

  private static func closer(of opener: UInt8) -> UInt8? {
    switch opener {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  /// Returns the position at which a variable ends. The variable may contain others:
  /// `$(NAME_$(CONFIGURATION))`.
  private static func end(of bytes: [UInt8], from start: Int, _ closer: UInt8) -> Int? {
    var closers = [closer]
    var position = start
    while position < bytes.count {
      if bytes[position] == closers.last {
        closers.removeLast()
        if closers.isEmpty { return position }
      } else if bytes[position] == UInt8(ascii: "$"), position + 1 < bytes.count,
        let inner = Self.closer(of: bytes[position + 1])
      {
        closers.append(inner)
        position += 1
      }
      position += 1
    }
    return nil
  }
}
