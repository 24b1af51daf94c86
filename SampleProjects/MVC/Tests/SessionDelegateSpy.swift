@testable import MVC

/// Remembers what a session reports.
final class SessionDelegateSpy: SessionDelegate {
  private(set) var states: [SessionState] = []

  func session(_ session: Session, didChangeTo state: SessionState) {
    states.append(state)
  }
}
