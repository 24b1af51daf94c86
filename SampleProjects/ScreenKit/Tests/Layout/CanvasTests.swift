import Testing

@testable import ScreenKit

@Suite
struct CanvasTests {
  private let bounds = Rect(columns: 6, rows: 2)

  @Test func keepsTheRowsOfItsSize() {
    var canvas = Canvas(bounds)
    canvas.write("ab", column: 1, row: 1, clip: bounds)
    #expect(canvas.lines == ["", " ab"])
  }

  @Test func nothingIsWrittenOutside() {
    var canvas = Canvas(bounds)
    canvas.write("abcdef", column: -2, row: 0, clip: Rect(columns: 9, rows: 9))
    canvas.write("abcdef", column: 4, row: 1, clip: bounds)
    canvas.write("x", column: 0, row: 2, clip: bounds)
    canvas.write("x", column: 0, row: -1, clip: bounds)
    #expect(canvas.lines == ["cdef", "    ab"])
  }

  @Test func aWideCharacterThatDoesNotFitIsLeftOut() {
    var canvas = Canvas(bounds)
    canvas.write("a世界", column: 0, row: 0, clip: Rect(columns: 4, rows: 2))
    canvas.write("世界", column: -1, row: 1, clip: bounds)
    #expect(canvas.lines == ["a世", " 界"])
  }

  @Test(arguments: [(0, "x 界"), (1, " x界"), (2, "世x"), (3, "世 x")])
  func halfAWideCharacterDoesNotStay(column: Int, line: String) {
    var canvas = Canvas(bounds)
    canvas.write("世界", column: 0, row: 0, clip: bounds)
    canvas.write("x", column: column, row: 0, clip: bounds)
    #expect(canvas.lines[0] == line)
  }

  @Test func controlCharactersAreLeftOut() {
    var canvas = Canvas(bounds)
    canvas.write("a\u{1B}\u{7}b", column: 0, row: 0, clip: bounds)
    #expect(canvas.lines[0] == "ab")
  }
}
