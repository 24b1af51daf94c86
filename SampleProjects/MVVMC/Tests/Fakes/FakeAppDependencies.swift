import ScreenKit

@testable import MVVMC

/// Empty screens, and services that a test has in its hand.
final class FakeAppDependencies: AppDependencies {
  let fakeSessions = FakeSessionService()
  let conversations = FakeConversationsService()
  let loginScreen = ViewController()

  var sessions: any SessionService { fakeSessions }

  /// The tokens of the sessions whose accounts are served.
  private(set) var served: [String] = []

  var screens: any LoginScreenFactory { self }

  func beginAccount(of session: Session) -> MainCoordinator.Dependencies {
    served.append(session.token)
    return MainCoordinator.Dependencies(
      screens: FakeScreenFactory(), conversations: conversations)
  }

  func endAccount() {
    served.removeLast()
  }
}

extension FakeAppDependencies: LoginScreenFactory {
  func login() -> ViewController { loginScreen }
}
