/// A path as a project writes it: `a.swift`, `<PROJECT>/a.swift`, or `\<a>.swift` if a name begins
/// with characters that would be read as a base.
struct XcodePathText {
  let base: XcodePlace.Base
  /// The path after the base.
  let path: String

  init(_ text: String) {
    if text.hasBytes(atStart: "<"), let end = Self.endOfBase(in: text) {
      path = String(text[end.upperBound...])
      base = Self.base(named: Self.unescaped(String(text[..<end.lowerBound]).dropping(bytes: 1)))
    } else if text.hasBytes(atStart: "~") {
      path = text
      base = .other("~")
    } else {
      path = Self.unescaped(text)
      base = text.hasBytes(atStart: "/") ? .absolute : .group
    }
  }

  /// Returns the range of the `>/` that ends a base. The `>` may be escaped in the name of the
  /// base.
  private static func endOfBase(in text: String) -> Range<String.Index>? {
    let bytes = text.utf8
    var isEscaped = false
    for index in bytes.indices {
      let next = bytes.index(after: index)
      if !isEscaped, bytes[index] == UInt8(ascii: ">"), next < bytes.endIndex,
        bytes[next] == UInt8(ascii: "/")
      {
        return index..<bytes.index(after: next)
      }
      isEscaped = !isEscaped && bytes[index] == UInt8(ascii: "\\")
    }
    return nil
  }

  private static func base(named name: String) -> XcodePlace.Base {
    switch name {
    case "PROJECT": .sourceRoot
    case "PRODUCTS": .products
    case "SDK", "DEVELOPER": .sdk
    default: .other(name.hasBytes(atStart: "USER:") ? name.dropping(bytes: 5) : name)
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        bytes.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
