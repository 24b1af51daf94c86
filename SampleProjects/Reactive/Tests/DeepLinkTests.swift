import Testing

@testable import Reactive

@Suite("Deep links") @MainActor
struct DeepLinkTests {
  private let links = Subject<DeepLink>()
  private let inboxes = Subject<Inbox>()
  private let endings = Subject<Void>()

  private var threads: Observable<String> {
    DeepLink.threads(
      of: links.observable, in: inboxes.observable.shareLatest(), until: endings.observable)
  }

  @Test(arguments: ["thread/1", "messenger://thread/", "messenger://thread/1/2", "messenger://x/1"])
  func otherLinksLeadNowhere(link: String) {
    #expect(DeepLink(link) == nil)
  }

  @Test func waitForTheirThread() throws {
    let recorder = Recorder(threads)
    links.onNext(try #require(DeepLink("messenger://thread/1")))
    inboxes.onNext(inbox())
    #expect(recorder.values.isEmpty)
    inboxes.onNext(inbox(loaded(thread("1"))))
    inboxes.onNext(inbox(loaded(thread("1"))))
    #expect(recorder.values == ["1"])
  }

  @Test func areForgottenWhenTheThreadsAreLoadedWithoutTheirs() throws {
    let recorder = Recorder(threads)
    links.onNext(try #require(DeepLink("messenger://thread/9")))
    inboxes.onNext(inbox(loaded(thread("1"))))
    inboxes.onNext(inbox(loaded(thread("1"), thread("9"))))
    #expect(recorder.values.isEmpty)
  }

  @Test func areNotFollowedBeyondTheEndOfASession() throws {
    let recorder = Recorder(threads)
    links.onNext(try #require(DeepLink("messenger://thread/1")))
    endings.onNext(())
    inboxes.onNext(inbox(loaded(thread("1"))))
    #expect(recorder.values.isEmpty)
  }
}
