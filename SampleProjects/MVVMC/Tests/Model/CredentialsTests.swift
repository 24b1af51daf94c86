import Testing

@testable import MVVMC

@Suite
struct CredentialsTests {
  @Test func leavesOutTheBlanksAroundTheUsernameOnly() throws {
    let credentials = try Credentials(username: " ada ", password: " secret ")
    #expect(credentials.username == "ada")
    #expect(credentials.password == " secret ")
  }

  @Test(arguments: [
    ("", "secret", Credentials.Problem.missingUsername),
    (" \t", "secret", .missingUsername),
    ("", "", .missingUsername),
    ("ada", "", .missingPassword),
  ])
  func saysWhatIsMissing(username: String, password: String, problem: Credentials.Problem) {
    #expect(throws: problem) { try Credentials(username: username, password: password) }
  }
}
