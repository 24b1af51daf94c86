import Testing

@testable import LintelText

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3),
    ("--confg", "--config", 1), ("größe", "grösse", 2), ("mvvm", "vmvm", 1),
  ])
  func distance(left: String, right: String, expected: Int) {
    #expect(NearestName.editDistance(Array(left), Array(right)) == expected)
    #expect(NearestName.editDistance(Array(right), Array(left)) == expected)
  }

  @Test func firstOfTheNearest() {
    #expect(NearestName.of("--lab", among: ["--label", "--lap", "--lad"]) == "--lap")
    #expect(NearestName.of("check", among: ["graph", "check"]) == "check")
  }

  @Test func nothingFarAway() {
    #expect(NearestName.of("--foo", among: ["--jobs"]) == nil)
    #expect(NearestName.of("x", among: ["y"]) == nil)
    #expect(NearestName.of("check", among: []) == nil)
  }

  @Test func severalOfTheNearest() {
    let known = ["Stage", "Stork", "Store", "Stork", "Score", "Stores"]
    #expect(NearestName.several(of: "Stor", among: known) == ["Stork", "Store"])
    #expect(NearestName.several(of: "store", among: known) == ["Store", "Stork", "Score"])
    #expect(NearestName.several(of: "Graph", among: known) == [])
  }
}
