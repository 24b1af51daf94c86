import Testing

@testable import MVVMStore

@Suite("The login's state")
struct LoginStateTests {
  private typealias Row = Transition<LoginState>

  private static let entered = LoginState(username: " ada ", password: "byron")
  private static let busy = LoginState(username: " ada ", password: "byron", attempt: .busy)
  private static let credentials = try? Credentials(username: "ada", password: "byron")

  private static let rows = [
    Row(
      "takes a username", LoginState(), .usernameChanged("ada"), LoginState(username: "ada")),
    Row(
      "takes a password", LoginState(), .passwordChanged("byron"), LoginState(password: "byron")),
    Row(
      "asks with what was entered", entered, .submitted, busy,
      credentials.map { [.signIn($0)] } ?? []),
    Row("asks once", busy, .submitted, busy),
    Row(
      "needs a username", LoginState(username: " ", password: "byron"), .submitted,
      LoginState(username: " ", password: "byron", attempt: .failed(.missingUsername))),
    Row(
      "needs a password", LoginState(username: "ada"), .submitted,
      LoginState(username: "ada", attempt: .failed(.missingPassword))),
    Row(
      "clears the password if it was wrong", busy, .refused(.wrongCredentials),
      LoginState(username: " ada ", attempt: .failed(.wrongCredentials))),
    Row(
      "keeps the password if there was no connection", busy, .refused(.noConnection),
      LoginState(username: " ada ", password: "byron", attempt: .failed(.noConnection))),
  ]

  @Test("goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }
}
