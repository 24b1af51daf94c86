import Testing

@testable import Hexagonal

@Suite("Deep links")
struct DeepLinkTests {
  @Test("lead to a conversation")
  func conversation() {
    #expect(DeepLink("messenger://thread/42") == .conversation("42"))
  }

  @Test(
    "lead nowhere else",
    arguments: [
      "", "messenger://thread/", "messenger://thread", "messenger://contact/42",
      "http://thread/42", "messenger://thread/42/more", "messenger:/thread/42",
    ])
  func nowhere(link: String) {
    #expect(DeepLink(link) == nil)
  }
}
