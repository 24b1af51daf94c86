import Testing

@testable import Elm

@Suite("The login's update")
struct LoginUpdateTests {
  @Test("asks for what is missing, and commands nothing")
  func missing() {
    var login = LoginModel(username: "  ", password: "lovelace")
    #expect(login.update(.submitted).isEmpty)
    #expect(login.attempt == .failed(.missingUsername))

    login = LoginModel(username: "ada")
    #expect(login.update(.submitted).isEmpty)
    #expect(login.attempt == .failed(.missingPassword))
  }

  @Test("commands to sign in once, without the blanks around the name")
  func signsIn() {
    var login = LoginModel(username: " ada ", password: "lovelace")
    #expect(
      login.update(.submitted).requests() == [.signIn(username: "ada", password: "lovelace")])
    #expect(login.attempt == .busy)
    #expect(login.update(.submitted).isEmpty)
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
}
