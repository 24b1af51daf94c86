import Testing

@testable import Elm

@Suite("The login's update")
struct LoginUpdateTests {
  @Test("asks for what is missing, and commands nothing")
  func missing() {
    var login = LoginModel(username: "  ", password: "lovelace")
    #expect(login.update(.submitted).commands.isEmpty)
    #expect(login.attempt == .failed(.missingUsername))

    login = LoginModel(username: "ada")
    #expect(login.update(.submitted).commands.isEmpty)
    #expect(login.attempt == .failed(.missingPassword))
  }

  @Test("commands to sign in once, without the blanks around the name")
  func signsIn() {
    var login = LoginModel(username: " ada ", password: "lovelace")
    #expect(
      login.update(.submitted).commands.requests() == [
        .signIn(username: "ada", password: "lovelace")
      ])
    #expect(login.attempt == .busy)
    #expect(login.update(.submitted).commands.isEmpty)
  }

  @Test(
    "tells why it has failed",
    arguments: [
      (ServerError.wrongCredentials, Problem.wrongCredentials, ""),
      (.noConnection, .noConnection, "lovelace"), (.refused, .somethingWentWrong, "lovelace"),
      (.sessionExpired, .somethingWentWrong, "lovelace"),
    ])
  func fails(error: ServerError, problem: Problem, password: String) {
    var login = LoginModel(username: "ada", password: "lovelace", attempt: .busy)
    _ = login.update(.answered(.failure(error)))
    #expect(login == LoginModel(username: "ada", password: password, attempt: .failed(problem)))
  }

  @Test("leaves a session to its parent, if it has asked for one")
  func signedIn() {
    for (attempt, out) in [(Attempt.busy, LoginOutMessage.signedIn(.ada)), (.idle, nil)] {
      var login = LoginModel(attempt: attempt)
      let result = login.update(.answered(.success(.ada)))
      #expect(result.commands.isEmpty)
      #expect(result.out == out)
    }
  }
}
