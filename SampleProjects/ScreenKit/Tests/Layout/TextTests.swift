import Testing

@testable import ScreenKit

@Suite
struct TextTests {
  @Test(
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("世界", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("👍", 2),
      ("👨‍👩‍👧", 2), ("❤️", 2), ("\u{1B}[2J", 3), ("\t", 0), ("", 0),
    ] as [(String, Int)])
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("世界人", 6, "世界人"), ("世界人", 5, "世界…"), ("世界人", 4, "世…"),
  ])
  func clipped(text: String, columns: Int, result: String) {
    #expect(text.clipped(to: columns) == result)
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "…llo"), ("hello", 1, "…"), ("hello", 0, ""),
    ("hello", -1, ""), ("世界人", 6, "世界人"), ("世界人", 5, "…界人"), ("世界人", 4, "…人"),
  ])
  func clippedToEnd(text: String, columns: Int, result: String) {
    #expect(text.clippedToEnd(in: columns) == result)
  }

  @Test(arguments: [
    ("hello world", 11, ["hello world"]),
    ("hello world", 10, ["hello", "world"]),
    ("hello world", 5, ["hello", "world"]),
    ("hello world", 3, ["hel", "lo", "wor", "ld"]),
    ("one two three", 8, ["one two", "three"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("你好世界", 5, ["你好", "世界"]),
    ("ab你好", 4, ["ab你", "好"]),
    ("abc你好", 4, ["abc", "你好"]),
    ("你", 1, ["你"]),
    ("", 5, [""]),
    ("abc", 0, []),
  ])
  func wrapped(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }
}
