import Testing

@testable import VIPER

@Suite("The root of the app") @MainActor
struct RootInteractorTests {
  private let session = RootSessionFake()
  private let preferences = RootPreferencesFake()
  private let threads = RootThreadFake()
  private let output = RootOutputSpy()
  private let interactor: RootInteractor

  init() {
    interactor = RootInteractor(
      session: session, preferences: preferences, threads: threads)
    interactor.output = output
  }

  @Test("tells what there is first", arguments: [(true, "begin"), (false, "end")])
  func first(isSignedIn: Bool, event: String) {
    session.isSignedIn = isSignedIn
    interactor.start(opening: nil)
    #expect(output.events == [event])
  }

  @Test("follows a link after the login, when the thread is known")
  func waits() {
    interactor.start(opening: "messenger://thread/7")
    session.signIn()
    #expect(output.events == ["end", "begin"])
    threads.load(["7"])
    #expect(output.events == ["end", "begin", "thread 7"])
  }

  @Test("forgets a link to a thread that is not there")
  func unknown() {
    session.isSignedIn = true
    interactor.start(opening: "messenger://thread/7")
    threads.load(["8"])
    threads.load(["7", "8"])
    #expect(output.events == ["begin"])
  }

  @Test("follows the last of several links")
  func last() {
    session.isSignedIn = true
    interactor.start(opening: "messenger://thread/7")
    interactor.open("messenger://thread/8")
    threads.load(["7", "8"])
    #expect(output.events == ["begin", "thread 8"])
  }

  @Test("does not lead the next user where the last one wanted to go")
  func nextUser() {
    session.isSignedIn = true
    interactor.start(opening: "messenger://thread/7")
    session.signOut()
    session.signIn()
    threads.load(["7"])
    #expect(output.events == ["begin", "end", "begin"])
  }

  @Test("tells how the device's user likes the app, and what becomes of that")
  func device() {
    interactor.start(opening: nil)
    preferences.preferences = DevicePreferences(
      isDark: true, textSize: .large, language: "simplifiedChinese")
    preferences.observers.notify()
    #expect(
      output.devices == [
        DeviceResponse(isDark: false, textSize: .standard, language: "english"),
        DeviceResponse(isDark: true, textSize: .large, language: "simplifiedChinese"),
      ])
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

@Suite("The thread of a link") @MainActor
struct FindLinkedThreadTests {
  @Test("is unknown until it is there, or all threads are known")
  func outcome() throws {
    let threads = RootThreadFake()
    let findThread = FindLinkedThread(threads: threads)
    let link = try #require(DeepLink("messenger://thread/7"))
    #expect(findThread(of: link) == .unknown)
    threads.load(["8"])
    #expect(findThread(of: link) == .missing)
    threads.load(["7"])
    #expect(findThread(of: link) == .found("7"))
  }
}

@MainActor
private final class RootSessionFake: RootSessionService {
  var isSignedIn = false
  let hasExpired = false
  private let observers = Observers()

  func signIn() {
    isSignedIn = true
    observers.notify()
  }

  func signOut() {
    isSignedIn = false
    observers.notify()
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }
}

@MainActor
private final class RootPreferencesFake: RootPreferencesService {
  var preferences = DevicePreferences(isDark: false, textSize: .standard, language: "english")
  let observers = Observers()

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }
}

@MainActor
private final class RootThreadFake: RootThreadService {
  private(set) var knowsAllThreads = false
  private var known: Set<String> = []
  private let observers = Observers()

  func load(_ ids: Set<String>) {
    known = ids
    knowsAllThreads = true
    observers.notify()
  }

  func hasThread(_ id: String) -> Bool { known.contains(id) }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }
}

@MainActor
private final class RootOutputSpy: RootInteractorOutput {
  private(set) var events: [String] = []
  private(set) var devices: [DeviceResponse] = []

  func sessionDidBegin() { events.append("begin") }
  func sessionDidEnd(hasExpired: Bool) { events.append("end") }
  func linkDidLead(toThread id: String) { events.append("thread \(id)") }
  func deviceDidChange(_ device: DeviceResponse, isSignedIn: Bool) { devices.append(device) }
}
