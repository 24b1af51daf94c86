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
    var open: [(brace: Int, commas: [Int])] = []
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"): open.append((position, []))
      case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].commas.append(position)
      case UInt8(ascii: "}"):
        // Braces without a comma are part of a name, `{a}`, and may be inside of a choice.
        guard let (start, commas) = open.popLast(), !commas.isEmpty else { continue }
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
