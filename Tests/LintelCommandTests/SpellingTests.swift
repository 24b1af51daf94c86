import Testing

@testable import LintelCommand

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3),
    ("--confg", "--config", 1), ("größe", "grösse", 2),
  ])
  func distance(left: String, right: String, expected: Int) {
    #expect(Spelling.distance(from: left, to: right) == expected)
    #expect(Spelling.distance(from: right, to: left) == expected)
  }

  @Test func firstOfTheNearest() {
    #expect(Spelling.nearest(to: "--lab", in: ["--label", "--lap", "--lad"]) == "--lap")
    #expect(Spelling.nearest(to: "check", in: ["graph", "check"]) == "check")
  }

  @Test func nothingFarAway() {
    #expect(Spelling.nearest(to: "--foo", in: ["--jobs"]) == nil)
    #expect(Spelling.nearest(to: "x", in: ["y"]) == nil)
    #expect(Spelling.nearest(to: "check", in: []) == nil)
  }
}
