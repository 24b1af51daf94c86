import Testing

@testable import VIPER

@Suite("The root of the app") @MainActor
struct RootInteractorTests {
  private let service = RootServiceFake()
  private let output = RootOutputSpy()
  private let interactor: RootInteractor

  init() {
    interactor = RootInteractor(service: service)
    interactor.output = output
  }

  @Test("tells what there is first", arguments: [(true, "begin"), (false, "end")])
  func first(isSignedIn: Bool, event: String) {
    service.isSignedIn = isSignedIn
    interactor.start(opening: nil)
    #expect(output.events == [event])
  }

  @Test("follows a link after the login, when the thread is known")
  func waits() {
    interactor.start(opening: "messenger://thread/7")
    service.signIn()
    #expect(output.events == ["end", "begin"])
    service.load(["7"])
    #expect(output.events == ["end", "begin", "thread 7"])
  }

  @Test("forgets a link to a thread that is not there")
  func unknown() {
    service.isSignedIn = true
    interactor.start(opening: "messenger://thread/7")
    service.load(["8"])
    service.load(["7", "8"])
    #expect(output.events == ["begin"])
  }

  @Test("follows the last of several links")
  func last() {
    service.isSignedIn = true
    interactor.start(opening: "messenger://thread/7")
    interactor.open("messenger://thread/8")
    service.load(["7", "8"])
    #expect(output.events == ["begin", "thread 8"])
  }

  @Test("does not lead the next user where the last one wanted to go")
  func nextUser() {
    service.isSignedIn = true
    interactor.start(opening: "messenger://thread/7")
    service.signOut()
    service.signIn()
    service.load(["7"])
    #expect(output.events == ["begin", "end", "begin"])
  }
}

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

@MainActor
private final class RootServiceFake: RootService {
  var isSignedIn = false
  let hasExpired = false
  let preferences = Preferences(language: .english)
  private(set) var knowsAllConversations = false
  private var known: Set<String> = []
  private let sessionObservers = Observers()
  private let conversationObservers = Observers()

  func signIn() {
    isSignedIn = true
    sessionObservers.notify()
  }

  func signOut() {
    isSignedIn = false
    sessionObservers.notify()
  }

  func load(_ ids: Set<String>) {
    known = ids
    knowsAllConversations = true
    conversationObservers.notify()
  }

  func hasConversation(_ id: String) -> Bool { known.contains(id) }

  func observeSession<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    sessionObservers.add(observer, react)
  }

  func observePreferences<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {}

  func observeConversations<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    conversationObservers.add(observer, react)
  }
}

@MainActor
private final class RootOutputSpy: RootInteractorOutput {
  private(set) var events: [String] = []

  func sessionDidBegin() { events.append("begin") }
  func sessionDidEnd(hasExpired: Bool) { events.append("end") }
  func linkDidLead(toThread id: String) { events.append("thread \(id)") }
  func deviceDidChange(_ device: DeviceResponse, isSignedIn: Bool) {}
}
