import MessengerHost
import SignInBehaviour
import Testing

@testable import MVC

/// The model needs no screen: it is tested through its delegate protocol.
@Suite @MainActor
struct SessionTests {
  private let delegate = SessionDelegateSpy()
  private let transport = StubTransport(
    answering: Response(status: 201, fields: ["name": "Ada", "token": "t"]))
  private let session: Session

  init() {
    session = Session(authentication: AuthenticationService(transport: transport))
    session.delegate = delegate
  }

  @Test func signsIn() async {
    session.signIn(username: "ada", password: "secret")
    await session.attempt?.value
    #expect(delegate.states == [.signingIn, .signedIn(Account(name: "Ada", token: "t"))])
  }

  @Test func trimsTheUsername() async {
    session.signIn(username: " ada ", password: " secret ")
    await session.attempt?.value
    #expect(transport.requests.first?.fields == ["username": "ada", "password": " secret "])
  }

  @Test func refusesEmptyFieldsWithoutAskingTheServer() {
    session.signIn(username: " ", password: "secret")
    session.signIn(username: "ada", password: "")
    #expect(delegate.states == [.refused(.missingUsername), .refused(.missingPassword)])
    #expect(session.attempt == nil)
  }

  @Test func reportsWhyItIsRefused() async {
    transport.response = Response(status: 401)
    session.signIn(username: "ada", password: "secret")
    await session.attempt?.value
    #expect(delegate.states == [.signingIn, .refused(.wrongCredentials)])
  }

  @Test func signsOut() {
    session.signOut()
    #expect(delegate.states == [.signedOut])
  }

  @Test func doesNotKeepItsDelegateAlive() {
    do {
      let other = SessionDelegateSpy()
      session.delegate = other
    }
    #expect(session.delegate == nil)
  }
}
