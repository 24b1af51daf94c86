import Testing

@testable import MVVMStore

@Suite("The login's state")
struct LoginStateTests {
  private var state = LoginState()

  @Test("asks the server once, with what was entered")
  mutating func submit() throws {
    enter("ada", "lovelace")
    let credentials = try Credentials(username: "ada", password: "lovelace")
    #expect(state.handle(.submitted) == [credentials])
    #expect(state.attempt == .busy)
    #expect(state.handle(.submitted).isEmpty)
  }

  @Test("asks nobody with nothing to ask for")
  mutating func missing() {
    enter("ada", "")
    #expect(state.handle(.submitted).isEmpty)
    #expect(state.attempt == .failed(.missingPassword))
  }

  @Test(
    "clears the password if it was wrong, and only then",
    arguments: [
      (Problem.wrongCredentials, ""), (.noConnection, "byron"), (.somethingWentWrong, "byron"),
    ])
  mutating func refused(problem: Problem, password: String) {
    enter("ada", "byron")
    _ = state.handle(.submitted)
    _ = state.handle(.refused(problem))
    #expect(state.attempt == .failed(problem))
    #expect(state.username == "ada")
    #expect(state.password == password)
  }

  private mutating func enter(_ username: String, _ password: String) {
    _ = state.handle(.usernameChanged(username))
    _ = state.handle(.passwordChanged(password))
  }
}
