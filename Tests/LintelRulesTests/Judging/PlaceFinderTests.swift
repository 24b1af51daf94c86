import LintelVocabulary
import Testing

/// Lines that are too long to be kept whole.
@Suite struct PlaceFinderTests {
  private func source(_ line: String) -> SourceText { SourceText(Array("a\n\(line)\r\nb".utf8)) }

  @Test func linesAreKeptWhole() {
    let line = String(repeating: "é", count: 400)
    var places = PlaceFinder(path: "A.swift", source(line))
    #expect(
      places.location(of: 4, length: 3_000)
        == SourceLocation(
          path: "A.swift", line: 2, column: 3, length: 798, sourceLine: line))
  }

  @Test(arguments: [1, 2, 3, 4])
  func ofLongLinesThePartAroundIsKept(_ width: Int) throws {
    let character = ["a", "é", "漢", "🍎"][width - 1]
    let line = String(repeating: character, count: 5_000)
    var places = PlaceFinder(path: "A.swift", source(line))
    for column in stride(from: 1, to: line.utf8.count, by: 7 * width) {
      let place = places.location(of: UInt32(1 + column), length: 10)
      let text = try #require(place.sourceLine)
      #expect(place.column == column && place.length == min(10, line.utf8.count - column + 1))
      // Whole characters, the place among them, with room on both sides where the line has it.
      #expect(text.utf8.count % width == 0 && text.allSatisfy { String($0) == character })
      let before = column - place.sourceColumn
      let after = text.utf8.count - before
      #expect(before >= min(column - 1, 190) && before < 410)
      #expect(after >= min(line.utf8.count - column, 390) && text.utf8.count <= 800)
    }
  }

  @Test func placesOfOnePartShareItsText() {
    var places = PlaceFinder(path: "A.swift", source(String(repeating: "a", count: 10_000)))
    let columns = Set((2...9_000).map { places.location(of: UInt32($0), length: 1).sourceColumn })
    #expect(columns.count < 50)
  }
}
