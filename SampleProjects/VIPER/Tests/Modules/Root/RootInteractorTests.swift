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
    interactor.start(openingThread: nil)
    #expect(output.events == [event])
  }

  @Test("finds a thread after the login, when it is known")
  func waits() {
    interactor.start(openingThread: "7")
    session.signIn()
    #expect(output.events == ["end", "begin"])
    threads.load(["7"])
    #expect(output.events == ["end", "begin", "thread 7"])
  }

  @Test("forgets a thread that is not there")
  func unknown() {
    session.isSignedIn = true
    interactor.start(openingThread: "7")
    threads.load(["8"])
    threads.load(["7", "8"])
    #expect(output.events == ["begin"])
  }

  @Test("finds the last of several threads")
  func last() {
    session.isSignedIn = true
    interactor.start(openingThread: "7")
    interactor.open(thread: "8")
    threads.load(["7", "8"])
    #expect(output.events == ["begin", "thread 8"])
  }

  @Test("does not lead the next user where the last one wanted to go")
  func nextUser() {
    session.isSignedIn = true
    interactor.start(openingThread: "7")
    session.signOut()
    session.signIn()
    threads.load(["7"])
    #expect(output.events == ["begin", "end", "begin"])
  }

  @Test("tells how the device's user likes the app, and what becomes of that")
  func device() {
    interactor.start(openingThread: nil)
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

@Suite("A thread that is asked for") @MainActor
struct FindThreadTests {
  @Test("is unknown until it is there, or all threads are known")
  func outcome() {
    let threads = RootThreadFake()
    let findThread = FindThread(threads: threads)
    #expect(findThread("7") == .unknown)
    threads.load(["8"])
    #expect(findThread("7") == .missing)
    threads.load(["7"])
    #expect(findThread("7") == .found)
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
  func threadWasFound(_ id: String) { events.append("thread \(id)") }
  func deviceDidChange(_ device: DeviceResponse, isSignedIn: Bool) { devices.append(device) }
}
