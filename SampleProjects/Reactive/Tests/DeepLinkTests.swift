import Testing

@testable import Reactive

@Suite("Deep links") @MainActor
struct DeepLinkTests {
  private let links = Source<DeepLink>()
  private let inboxes = Source<Inbox>()
  private let endings = Source<Void>()

  private var threads: Signal<String> {
    DeepLink.threads(of: links.signal, in: inboxes.signal.shareLatest(), until: endings.signal)
  }

  @Test(arguments: ["thread/1", "messenger://thread/", "messenger://thread/1/2", "messenger://x/1"])
  func otherLinksLeadNowhere(link: String) {
    #expect(DeepLink(link) == nil)
  }

  @Test func waitForTheirThread() throws {
    let recorder = Recorder(threads)
    links.send(try #require(DeepLink("messenger://thread/1")))
    inboxes.send(inbox())
    #expect(recorder.values.isEmpty)
    inboxes.send(inbox(loaded(thread("1"))))
    inboxes.send(inbox(loaded(thread("1"))))
    #expect(recorder.values == ["1"])
  }

  @Test func areForgottenWhenTheThreadsAreLoadedWithoutTheirs() throws {
    let recorder = Recorder(threads)
    links.send(try #require(DeepLink("messenger://thread/9")))
    inboxes.send(inbox(loaded(thread("1"))))
    inboxes.send(inbox(loaded(thread("1"), thread("9"))))
    #expect(recorder.values.isEmpty)
  }

  @Test func areNotFollowedBeyondTheEndOfASession() throws {
    let recorder = Recorder(threads)
    links.send(try #require(DeepLink("messenger://thread/1")))
    endings.send(())
    inboxes.send(inbox(loaded(thread("1"))))
    #expect(recorder.values.isEmpty)
  }
}
