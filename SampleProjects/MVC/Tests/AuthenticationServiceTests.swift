import MessengerHost
import SignInBehaviour
import Testing

@testable import MVC

@Suite @MainActor
struct AuthenticationServiceTests {
  private func signIn(answering response: Response?) async throws(SignInError) -> Account {
    let service = AuthenticationService(transport: StubTransport(answering: response))
    return try await service.signIn(username: "ada", password: "secret")
  }

  @Test func readsTheAccount() async throws {
    let response = Response(status: 201, fields: ["name": "Ada", "token": "t"])
    #expect(try await signIn(answering: response) == Account(name: "Ada", token: "t"))
  }

  @Test(arguments: [
    (nil, SignInError.noConnection),
    (Response(status: 401), .wrongCredentials),
    (Response(status: 500), .serverFailure),
    (Response(status: 201, fields: ["name": "Ada"]), .serverFailure),
  ])
  func saysWhatWentWrong(response: Response?, expected: SignInError) async {
    await #expect(throws: expected) { try await signIn(answering: response) }
  }
}
