import Testing

@testable import MVVMC

/// What the user may write only as more than blanks.
@Suite
struct TextTests {
  @Test func blanksAroundThemAreLeftOut() {
    #expect(MessageText(" Hello \n")?.text == "Hello")
    #expect(AccountName(" Ada ")?.name == "Ada")
  }

  @Test(arguments: ["", " ", "\n"])
  func blanksAloneAreNone(text: String) {
    #expect(MessageText(text) == nil)
    #expect(AccountName(text) == nil)
  }
}
