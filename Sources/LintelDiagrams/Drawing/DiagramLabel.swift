/// The text on a node, as a reader of the diagram sees it.
package enum DiagramLabel {
  /// Returns the whole label, and its first line, which is the name if the other lines describe it:
  /// `Data<br/>stores orders`. Empty for an empty label.
  package static func names(in label: String) -> [String] {
    let lines = plain(label).split(separator: "\n").map(trimmed).filter { !$0.isEmpty }
    guard let first = lines.first else { return [] }
    return lines.count == 1 ? [first] : [lines.joined(separator: " "), first]
  }

  /// Returns the label without tags, emphasis and icons, and with characters instead of entities.
  private static func plain(_ label: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(label.utf8)
    var position = 0
    while position < bytes.count {
      if let (tag, end) = tag(at: position, in: bytes) {
        if tag == "br" { result.append(UInt8(ascii: "\n")) }
        position = end
      } else if let (text, end) = entity(at: position, in: bytes) {
        result += text.utf8
        position = end
      } else if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "n")
      {
        result.append(UInt8(ascii: "\n"))
        position += 2
      } else {
        if bytes[position] != UInt8(ascii: "`"), bytes[position] != UInt8(ascii: "*") {
          result.append(bytes[position])
        }
        position += 1
      }
    }
    let words = String(decoding: result, as: UTF8.self).split(separator: " ").filter { word in
      !["fa:", "fas:", "far:", "fab:", "fal:"].contains(where: word.hasPrefix)
    }
    return words.joined(separator: " ")
  }

  /// The length of the longest tag or entity that is recognised.
  private static let limit = 40

  /// Reads a tag, e.g. `<br/>`, `</b>` or `<font color=red>`: its name in lower case, and the
  /// position after it.
  private static func tag(at start: Int, in bytes: [UInt8]) -> (name: String, end: Int)? {
    guard bytes[start] == UInt8(ascii: "<"),
      let end = bytes[start...].prefix(limit).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    var inside = bytes[(start + 1)..<end]
    if inside.first == UInt8(ascii: "/") { inside = inside.dropFirst() }
    let name = inside.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    guard !name.isEmpty else { return nil }
    return (String(decoding: name, as: UTF8.self).lowercased(), end + 1)
  }

  /// Reads an entity, e.g. `#quot;`, `#35;` or `&amp;`: its text, and the position after it.
  private static func entity(at start: Int, in bytes: [UInt8]) -> (text: String, end: Int)? {
    guard bytes[start] == UInt8(ascii: "#") || bytes[start] == UInt8(ascii: "&"),
      let end = bytes[start...].prefix(limit).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    var name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let known = ["quot": "\"", "amp": "&", "lt": "<", "gt": ">", "nbsp": " ", "apos": "'"]
    if let text = known[name] { return (text, end + 1) }
    if name.hasPrefix("#") { name.removeFirst() }
    guard let number = UInt32(name), let scalar = Unicode.Scalar(number) else { return nil }
    return (String(Character(scalar)), end + 1)
  }

  package static func trimmed(_ text: some StringProtocol) -> String {
    var bytes = Array(text.utf8)[...]
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    while let first = bytes.first, isBlank(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, isBlank(last) { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
