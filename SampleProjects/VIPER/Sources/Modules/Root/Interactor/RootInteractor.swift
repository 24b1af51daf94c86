/// Watches over the session and the preferences, and follows links.
@MainActor
final class RootInteractor: RootInteractorInput {
  weak var output: (any RootInteractorOutput)?

  private let session: any RootSessionService
  private let preferences: any RootPreferencesService
  private let threads: any RootThreadService
  private let findThread: FindLinkedThread
  private var isSignedIn = false

  /// Where a link leads, until it is known whether that is there.
  private var link: DeepLink?

  init(
    session: any RootSessionService, preferences: any RootPreferencesService,
    threads: any RootThreadService
  ) {
    self.session = session
    self.preferences = preferences
    self.threads = threads
    findThread = FindLinkedThread(threads: threads)
  }

  func start(opening link: String?) {
    self.link = link.flatMap(DeepLink.init)
    isSignedIn = session.isSignedIn
    tellDevice()
    tellSession()
    session.observe(self) { $0.sessionChanged() }
    preferences.observe(self) { $0.tellDevice() }
    threads.observe(self) { $0.followLink() }
    followLink()
  }

  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    self.link = link
    followLink()
  }

  private func sessionChanged() {
    guard session.isSignedIn != isSignedIn else { return }
    isSignedIn = session.isSignedIn
    // Who signs out is done with it; who has to sign in again still wants to get there.
    if !isSignedIn, !session.hasExpired { link = nil }
    tellSession()
    followLink()
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

  private func followLink() {
    guard isSignedIn, let link else { return }
    switch findThread(of: link) {
    case .found(let thread):
      self.link = nil
      output?.linkDidLead(toThread: thread)
    case .missing: self.link = nil
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
