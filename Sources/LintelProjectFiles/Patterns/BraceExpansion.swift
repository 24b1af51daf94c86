/// Writes out the choices in a pattern: `{a,b}/c` becomes `a/c` and `b/c`.
enum BraceExpansion {
  /// The largest number of texts, beside one for each comma. Each choice multiplies the number of
  /// texts, but a single choice may have any number of alternatives.
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

  /// Returns the texts that the first innermost choice makes of a text; `nil` if it has no choice.
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
        // Braces without a comma are part of a name: `{a}`.
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
