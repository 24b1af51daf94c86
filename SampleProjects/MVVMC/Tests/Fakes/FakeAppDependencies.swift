import ScreenKit

@testable import MVVMC

/// Empty screens, and services that a test has in its hand.
final class FakeAppDependencies: AppDependencies {
  let fakeSessions = FakeSessionService()
  let conversations = FakeConversationsService()
  let loginScreen = ViewController()

  var sessions: any SessionService { fakeSessions }

  func login() -> ViewController { loginScreen }

  func account(of session: Session) -> MainCoordinator.Dependencies {
    MainCoordinator.Dependencies(screens: FakeScreenFactory(), conversations: conversations)
  }
}
