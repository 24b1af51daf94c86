import Testing

@testable import Hexagonal

@Suite
struct CredentialsTests {
  @Test(arguments: ["ada", " ada", "ada ", "\t ada \n"])
  func trimsTheUsername(username: String) throws {
    #expect(try Credentials(username: username, password: "secret").username == "ada")
  }

  @Test func keepsThePasswordAsItIs() throws {
    #expect(try Credentials(username: "ada", password: " secret ").password == " secret ")
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
