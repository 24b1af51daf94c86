import Testing

@testable import Hexagonal

/// The gain of ports: the use case runs without screen, network, storage or main actor.
@Suite
struct SignInTests {
  private let ada = Account(name: "Ada", token: "t")
  private let authenticator = FakeAuthenticator()
  private let accounts = FakeAccountRepository()
  private let signIn: SignIn

  init() {
    signIn = SignIn(authenticator: authenticator, accounts: accounts)
  }

  @Test func remembersWhoSignedIn() async throws {
    authenticator.result = .success(ada)
    #expect(try await signIn.signIn(username: "ada", password: "secret") == ada)
    #expect(accounts.signedIn == ada)
  }

  @Test func asksOnlyAboutCompleteCredentials() async {
    await #expect(throws: SignInError.missingPassword) {
      try await signIn.signIn(username: "ada", password: "")
    }
    #expect(authenticator.received.isEmpty)
  }

  @Test func aRefusalIsPassedOnAndNobodyIsRemembered() async {
    authenticator.result = .failure(.wrongCredentials)
    await #expect(throws: SignInError.wrongCredentials) {
      try await signIn.signIn(username: "ada", password: "wrong")
    }
    #expect(accounts.signedIn == nil)
  }
}
