import Testing

@testable import MVVMStore

@Suite("The root's state")
struct RootStateTests {
  private typealias Row = Transition<RootState>

  private static let login = RootState(.signedOut(nil))
  private static let tabs = RootState(.signedIn(.ada))
  private static let next = Session(token: "next", account: Session.ada.account)
  private static let renamed = Session(
    token: Session.ada.token, account: Account(name: "Countess", handle: "ada", role: .member))

  private static let rows = [
    Row("follows the session", login, .started, login, [.followSession]),
    Row("shows the tabs after the login", login, .sessionChanged(.signedIn(.ada)), tabs),
    Row("keeps the tabs when the account changes", tabs, .sessionChanged(.signedIn(renamed)), tabs),
    Row(
      "shows other tabs to another session", tabs, .sessionChanged(.signedIn(next)),
      RootState(screen: .tabs(next))),
    Row("shows the login after signing out", tabs, .sessionChanged(.signedOut(nil)), login),
    Row(
      "says why a session has ended", tabs, .sessionChanged(.signedOut(.sessionExpired)),
      RootState(screen: .login(.sessionExpired))),
    Row("leaves the login as it is", login, .sessionChanged(.signedOut(nil)), login),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
