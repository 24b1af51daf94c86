import Testing

@testable import MVP

@Suite("A deep link")
struct DeepLinkTests {
  @Test("leads to a thread")
  func thread() {
    #expect(DeepLink("messenger://thread/42")?.thread == "42")
  }

  @Test(
    "leads nowhere else",
    arguments: [
      "", "thread", "messenger://", "messenger://thread", "messenger://thread/",
      "messenger://thread/1/2", "messenger://settings", "https://thread/1",
    ])
  func nowhere(link: String) {
    #expect(DeepLink(link) == nil)
  }
}
