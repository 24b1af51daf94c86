import Testing

@testable import LintelReports

struct SourceExcerptTests {
  private func excerpt(_ source: String, _ column: Int, _ length: Int) -> [String] {
    let excerpt = SourceExcerpt(of: source, column: column, length: length)
    return [excerpt.line, excerpt.underline + excerpt.mark]
  }

  @Test func tabsAreKept() {
    #expect(excerpt("\tlet a:\tFoo", 9, 3) == ["\tlet a:\tFoo", "\t      \t^~~"])
  }

  @Test func columnsAreBytesAndTheMarkGoesByCharacters() {
    #expect(excerpt("let größe: Maß", 14, 4) == ["let größe: Maß", "           ^~~"])
    #expect(excerpt("let e\u{301} = B", 11, 1) == ["let e\u{301} = B", "        ^"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(excerpt("名前 = 値()", 10, 3) == ["名前 = 値()", "       ^~"])
    #expect(excerpt("\"👩‍👩‍👧\" + a", 24, 1) == ["\"👩‍👩‍👧\" + a", "       ^"])
  }

  @Test func columnWithinACharacterMeansTheCharacter() {
    #expect(excerpt("aä b", 3, 1) == ["aä b", " ^"])
  }

  @Test func escapesAreUnderlinedWhole() {
    #expect(excerpt("a\u{1B}b", 2, 1) == ["a\\u{1B}b", " ^~~~~~"])
  }

  @Test(arguments: [(0, 1), (-5, 1), (1, 1), (4, 1), (5, 1), (99, 7), (3, 99), (.max, .max)])
  func placesOutsideTheLineAreCutToIt(column: Int, length: Int) {
    let excerpt = SourceExcerpt(of: "abc", column: column, length: length)
    #expect(excerpt.line == "abc")
    #expect(excerpt.underline.count <= 3)
    #expect(excerpt.mark == "^")
  }

  @Test func emptyLine() {
    #expect(excerpt("", 1, 5) == ["", "^"])
  }

  @Test func longLinesAreCutAroundTheReference() {
    let before = String(repeating: "b", count: 300)
    let after = String(repeating: "a", count: 300)
    #expect(
      excerpt(before + "REF" + after, 301, 3) == [
        "…\(before.suffix(40))REF\(after.prefix(57))…",
        String(repeating: " ", count: 41) + "^~~",
      ])
    #expect(
      excerpt("REF" + after, 1, 3) == ["REF\(after.prefix(97))…", "^~~"])
    #expect(
      excerpt(before + "REF", 301, 3) == [
        "…\(before.suffix(97))REF", String(repeating: " ", count: 98) + "^~~",
      ])
  }

  @Test func longReferencesAreCut() {
    let name = String(repeating: "n", count: 1000)
    let excerpt = SourceExcerpt(of: name, column: 1, length: 1000)
    #expect(excerpt.line == name.prefix(100) + "…")
    #expect(excerpt.mark.count == 100)
  }

  @Test func hugeLinesCostNoMoreThanShortOnes() {
    let source = String(repeating: "let x = y; ", count: 1_000_000)
    for column in 1...1000 {
      #expect(SourceExcerpt(of: source, column: 5_000_000 + column, length: 1).line.count == 102)
    }
  }
}
