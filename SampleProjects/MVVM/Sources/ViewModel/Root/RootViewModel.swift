import Observation

/// What fills the window, the login or the tabs, and the deep link that is to be followed.
@MainActor
@Observable
final class RootViewModel {
  enum Content: Equatable {
    case login
    /// The tabs of who is signed in. Another session has other tabs.
    case tabs(session: String)
  }

  private(set) var content: Content

  /// The link that has not been followed yet: there are no tabs, or its thread is not known there.
  private(set) var waitingLink: ThreadLink?

  @ObservationIgnored private let sessions: any SessionService

  init(sessions: any SessionService) {
    self.sessions = sessions
    content = Content(of: sessions.session)
    bind(\.newContent) { root, content in root.show(content) }
  }

  /// Has a deep link followed, now or after the login.
  func open(_ link: ThreadLink) {
    waitingLink = link
  }

  /// Takes note that a link leads nowhere any more, because it has been followed or there is no such
  /// thread.
  func linkIsDone(_ link: ThreadLink) {
    if waitingLink == link { waitingLink = nil }
  }

  /// What is to be shown for the session of now.
  private var newContent: Content { Content(of: sessions.session) }

  /// Begins anew when another session begins or the session ends, but not when the account is renamed.
  private func show(_ new: Content) {
    guard content != new else { return }
    // Who has signed out asks for nothing more; whose session has expired may sign in again.
    if content != .login, !sessions.hasExpired { waitingLink = nil }
    content = new
  }
}

extension RootViewModel: Observer {}

extension RootViewModel.Content {
  fileprivate init(of session: Session?) {
    self = session.map { .tabs(session: $0.token) } ?? .login
  }
}
