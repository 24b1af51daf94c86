import Observation

/// What fills the window, the login or the tabs, and the deep link that waits for the tabs.
@MainActor
@Observable
final class RootViewModel {
  enum Content: Equatable {
    case login
    /// The tabs of who is signed in.
    case tabs(Session)
  }

  private(set) var content: Content

  /// Who follows links as long as the tabs are shown.
  @ObservationIgnored private weak var main: MainViewModel?

  /// The link that is followed once somebody is signed in.
  @ObservationIgnored private var waitingLink: ThreadLink?

  @ObservationIgnored private let sessions: any SessionService

  init(sessions: any SessionService) {
    self.sessions = sessions
    content = sessions.session.map(Content.tabs) ?? .login
    bind { root in root.update() }
  }

  /// Follows a deep link, now or after the login.
  func open(_ link: ThreadLink) {
    if let main { main.open(link) } else { waitingLink = link }
  }

  /// Has the tabs follow the link that waits, and each one from now on.
  func handLinks(to main: MainViewModel) {
    self.main = main
    if let waitingLink { main.open(waitingLink) }
    waitingLink = nil
  }

  /// Begins anew when another session begins or the session ends, but not when the account is renamed.
  private func update() {
    let session = sessions.session
    guard session?.token != token else { return }
    // Who has signed out asks for nothing more; whose session has expired may sign in again.
    if let main { waitingLink = sessions.hasExpired ? main.waitingLink : nil }
    main = nil
    content = session.map(Content.tabs) ?? .login
  }

  /// The token of the session whose tabs are shown.
  private var token: String? {
    if case .tabs(let session) = content { session.token } else { nil }
  }
}

extension RootViewModel: Observer {}
