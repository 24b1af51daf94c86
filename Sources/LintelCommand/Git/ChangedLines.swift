/// The lines that a diff adds or changes, by the path of the file after the change.
///
/// Reads what `git diff --unified=0` prints, with `b/` before the paths.
struct ChangedLines: Equatable {
  private(set) var ranges: [String: [Range<Int>]] = [:]

  init(diff: [UInt8]) {
    var path: String?
    // The content of a hunk may look like anything, so its lines are counted.
    var hunkLines = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if hunkLines > 0 {
        if line.first != UInt8(ascii: "\\") { hunkLines -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
      } else if line.starts(with: "diff ".utf8) {
        path = nil
      } else if line.starts(with: "@@ ".utf8), let path, let hunk = Self.hunk(line) {
        hunkLines = hunk.removedCount + hunk.added.count
        if !hunk.added.isEmpty { ranges[path, default: []].append(hunk.added) }
      }
    }
  }

  /// How many lines `@@ -10,2 +12,3 @@` removes, and which it adds.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removedCount: Int, added: Range<Int>)? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count > 2, let old = lines(words[1], sign: "-"),
      let new = lines(words[2], sign: "+")
    else { return nil }
    return (old.count, new)
  }

  private static func lines(_ word: ArraySlice<UInt8>, sign: Character) -> Range<Int>? {
    let text = String(decoding: word, as: UTF8.self)
    guard text.first == sign else { return nil }
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = numbers.first, let start = first else { return nil }
    guard let count = numbers.count > 1 ? numbers[1] : 1, count >= 0 else { return nil }
    return start..<(start + count)
  }

  /// `nil` for a file that is gone.
  private static func path(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)[...]
    } else if bytes.last == UInt8(ascii: "\t") {
      // So that blanks in the path do not end it.
      bytes.removeLast()
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  /// What git writes in double quotes, with escapes as in C.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "a"): result.append(7)
      case UInt8(ascii: "b"): result.append(8)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "v"): result.append(11)
      case UInt8(ascii: "f"): result.append(12)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? escape)
      default: result.append(escape)
      }
    }
    return result
  }
}
