import Accounts
import Testing

@Suite @MainActor
struct PasswordAuthenticationServiceTests {
  private let service = PasswordAuthenticationService(passwords: ["ada": "secret"])

  @Test func knowsWhoGivesTheirPassword() {
    #expect(service.user(named: "ada", password: "secret") == User(name: "ada"))
  }

  @Test(arguments: [("ada", "wrong"), ("ada", ""), ("eve", "secret"), ("", "")])
  func knowsNobodyElse(name: String, password: String) {
    #expect(service.user(named: name, password: password) == nil)
  }
}
