/// Watches over the session and the preferences, and finds threads that are asked for from outside.
@MainActor
final class RootInteractor: RootInteractorInput {
  weak var output: (any RootInteractorOutput)?

  private let session: any RootSessionService
  private let preferences: any RootPreferencesService
  private let threads: any RootThreadService
  private let findThread: FindThread
  private var isSignedIn = false

  /// The thread that was asked for, until it is known whether it is there.
  private var wanted: String?

  init(
    session: any RootSessionService, preferences: any RootPreferencesService,
    threads: any RootThreadService
  ) {
    self.session = session
    self.preferences = preferences
    self.threads = threads
    findThread = FindThread(threads: threads)
  }

  func start(openingThread id: String?) {
    wanted = id
    isSignedIn = session.isSignedIn
    tellDevice()
    tellSession()
    session.observe(self) { $0.sessionChanged() }
    preferences.observe(self) { $0.tellDevice() }
    threads.observe(self) { $0.lookForThread() }
    lookForThread()
  }

  func open(thread id: String) {
    wanted = id
    lookForThread()
  }

  private func sessionChanged() {
    guard session.isSignedIn != isSignedIn else { return }
    isSignedIn = session.isSignedIn
    // Who signs out is done with it; who has to sign in again still wants to get there.
    if !isSignedIn, !session.hasExpired { wanted = nil }
    tellSession()
    lookForThread()
  }

  private func tellSession() {
    if isSignedIn {
      output?.sessionDidBegin()
    } else {
      output?.sessionDidEnd(hasExpired: session.hasExpired)
    }
  }

  private func tellDevice() {
    output?.deviceDidChange(DeviceResponse(preferences.preferences), isSignedIn: isSignedIn)
  }

  private func lookForThread() {
    guard isSignedIn, let thread = wanted else { return }
    switch findThread(thread) {
    case .found:
      wanted = nil
      output?.threadWasFound(thread)
    case .missing: wanted = nil
    case .unknown: break
    }
  }
}

extension DeviceResponse {
  fileprivate init(_ preferences: DevicePreferences) {
    isDark = preferences.isDark
    switch preferences.textSize {
    case .small: textSize = .small
    case .standard: textSize = .standard
    case .large: textSize = .large
    }
    language = preferences.language
  }
}
