import Testing

@testable import MVVM

@Suite
struct CredentialsTests {
  @Test func trimsTheUsernameOnly() throws {
    let credentials = try Credentials(username: " ada ", password: " secret ")
    #expect(credentials.username == "ada")
    #expect(credentials.password == " secret ")
  }

  @Test(arguments: [
    ("", "secret", SignInError.missingUsername),
    ("  ", "secret", .missingUsername),
    ("", "", .missingUsername),
    ("ada", "", .missingPassword),
  ])
  func refusesEmptyFields(username: String, password: String, expected: SignInError) {
    #expect(throws: expected) { try Credentials(username: username, password: password) }
  }
}
