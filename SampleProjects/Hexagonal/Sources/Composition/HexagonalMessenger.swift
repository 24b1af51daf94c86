import MessengerHost
import ScreenKit

/// The messenger as ports and adapters, and its composition root.
///
/// The one place that names adapters of both sides: it makes the driven ones, builds the use cases
/// on them, and hands these to the driving one.
public final class HexagonalMessenger: SignInApp {
  private let flow: ScreenFlow

  public init(window: Window, transport: any Transport) {
    let authenticator = NetworkAuthenticator(api: MessengerAPI(transport: transport))
    let accounts = InMemoryAccountRepository()
    flow = ScreenFlow(
      window: window,
      signingIn: SignIn(authenticator: authenticator, accounts: accounts),
      signingOut: SignOut(accounts: accounts),
      resumingSession: ResumeSession(accounts: accounts))
  }

  public func start() {
    flow.start()
  }
}
