import Testing

@testable import MVC

@Suite
struct TrimmedTests {
  @Test(arguments: [
    ("ada", "ada"), ("  ada ", "ada"), ("a d a", "a d a"), ("\n ada\t", "ada"), (" \n", ""),
    ("", ""),
  ])
  func leavesOutTheBlanksAround(text: String, expected: String) {
    #expect(text.trimmed == expected)
  }
}
