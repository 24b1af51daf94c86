/// Watches over the session and the preferences, and follows links.
@MainActor
final class RootInteractor: RootInteractorInput {
  weak var output: (any RootInteractorOutput)?

  private let service: any RootService
  private var isSignedIn = false

  /// The thread that a link leads to, until it is known whether it is there.
  private var linkedThread: String?

  init(service: any RootService) {
    self.service = service
  }

  func start(opening link: String?) {
    linkedThread = link.flatMap(DeepLink.init)?.thread
    isSignedIn = service.isSignedIn
    tellDevice()
    tellSession()
    service.observeSession(self) { $0.sessionChanged() }
    service.observePreferences(self) { $0.tellDevice() }
    service.observeConversations(self) { $0.followLink() }
    followLink()
  }

  func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    linkedThread = link.thread
    followLink()
  }

  private func sessionChanged() {
    guard service.isSignedIn != isSignedIn else { return }
    isSignedIn = service.isSignedIn
    // Who signs out is done with it; who has to sign in again still wants to get there.
    if !isSignedIn, !service.hasExpired { linkedThread = nil }
    tellSession()
    followLink()
  }

  private func tellSession() {
    if isSignedIn {
      output?.sessionDidBegin()
    } else {
      output?.sessionDidEnd(hasExpired: service.hasExpired)
    }
  }

  private func tellDevice() {
    output?.deviceDidChange(DeviceResponse(service.preferences), isSignedIn: isSignedIn)
  }

  private func followLink() {
    guard isSignedIn, let thread = linkedThread else { return }
    if service.hasConversation(thread) {
      linkedThread = nil
      output?.linkDidLead(toThread: thread)
    } else if service.knowsAllConversations {
      linkedThread = nil
    }
  }
}

extension DeviceResponse {
  fileprivate init(_ preferences: Preferences) {
    isDark = preferences.appearance == .dark
    switch preferences.textSize {
    case .small: textSize = .small
    case .standard: textSize = .standard
    case .large: textSize = .large
    }
    language = preferences.language.rawValue
  }
}
