import Testing

@testable import MVVMC

@Suite
struct ThreadLinkTests {
  @Test func namesItsThread() {
    #expect(ThreadLink("messenger://thread/thread-42")?.conversation == "thread-42")
  }

  @Test(arguments: ["", "messenger://thread/", "messenger://contact/1", "https://thread/1"])
  func anyOtherTextIsNone(text: String) {
    #expect(ThreadLink(text) == nil)
  }
}
