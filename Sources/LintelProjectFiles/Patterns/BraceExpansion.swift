/// Writes out the choices in a text: `{a,b}/c` is `a/c` and `b/c`.
enum BraceExpansion {
  /// Each choice multiplies the number of texts. One choice alone may be among any number.
  static let limit = 256

  /// - Returns: the text itself if it has no choices; `nil` if it has too many.
  static func texts(of text: String) -> [String]? {
    let limit = limit + text.utf8.count { $0 == UInt8(ascii: ",") }
    var done: [String] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      guard let choice = firstChoice(in: Array(next.utf8)) else {
        done.append(next)
        continue
      }
      waiting += choice.reversed()
      if done.count + waiting.count > limit { return nil }
    }
    return done
  }

  /// The texts that the first innermost choice makes of a text; `nil` if there is none.
  private static func firstChoice(in bytes: [UInt8]) -> [String]? {
    var opener: Int?
    var commas: [Int] = []
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"):
        opener = position
        commas = []
      case UInt8(ascii: ",") where opener != nil: commas.append(position)
      case UInt8(ascii: "}"):
        // Braces around one text are part of a name.
        guard let start = opener, !commas.isEmpty else {
          opener = nil
          continue
        }
        let ends = commas + [position]
        return zip([start] + commas, ends).map { before, end in
          String(
            decoding: bytes[..<start] + bytes[(before + 1)..<end] + bytes[(position + 1)...],
            as: UTF8.self)
        }
      default: break
      }
    }
    return nil
  }
}
