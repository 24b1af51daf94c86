import MessengerHost
import ScreenKit

/// The messenger as ports and adapters, and its composition root.
///
/// Makes the driven adapters, builds the use cases on them, and hands these to the driving one.
public final class HexagonalMessenger: SignInApp {
  private let flow: ScreenFlow

  public init(window: Window, transport: any Transport) {
    let api = MessengerAPI(transport: transport)
    let accounts = InMemoryAccountRepository()
    flow = ScreenFlow(
      window: window,
      signingIn: SignIn(api: api, accounts: accounts),
      signingOut: SignOut(accounts: accounts),
      resumingSession: ResumeSession(accounts: accounts))
  }

  public func start() {
    flow.start()
  }
}
