import Testing

@testable import VIPER

@Suite("A deep link")
struct DeepLinkTests {
  @Test("leads to a thread", arguments: ["messenger://thread/42", "Messenger://Thread/42"])
  func thread(link: String) {
    #expect(DeepLink(link)?.thread == "42")
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "messenger://thread/", "messenger://thread/42/7", "messenger://contact/42",
      "https://thread/42", "messenger:/thread/42",
    ])
  func other(link: String) {
    #expect(DeepLink(link) == nil)
  }
}
