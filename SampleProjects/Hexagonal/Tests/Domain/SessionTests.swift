import Testing

@testable import Hexagonal

@Suite
struct SessionTests {
  private let ada = Account(name: "Ada", token: "t")
  private let accounts = FakeAccountRepository()

  @Test func aSessionIsResumedUntilItIsSignedOut() {
    let resumeSession = ResumeSession(accounts: accounts)
    #expect(resumeSession.resume() == nil)
    accounts.signedIn = ada
    #expect(resumeSession.resume() == ada)
    SignOut(accounts: accounts).signOut()
    #expect(resumeSession.resume() == nil)
  }
}
