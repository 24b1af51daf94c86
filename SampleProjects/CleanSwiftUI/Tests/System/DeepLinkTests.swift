import Testing

@testable import CleanSwiftUI

@Suite("A deep link")
struct DeepLinkTests {
  @Test("leads to a chat")
  func chat() {
    #expect(DeepLink("messenger://thread/42")?.chat == "42")
  }

  @Test(
    "leads nowhere if it is anything else",
    arguments: [
      "", "thread", "messenger://thread/", "messenger://thread/1/2", "messenger://settings/1",
      "https://thread/1",
    ])
  func nowhere(link: String) {
    #expect(DeepLink(link) == nil)
  }
}
