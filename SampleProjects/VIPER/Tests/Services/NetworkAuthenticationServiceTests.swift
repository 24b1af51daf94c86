import MessengerHost
import SignInBehaviour
import Testing

@testable import VIPER

@Suite @MainActor
struct NetworkAuthenticationServiceTests {
  private func signIn(answering response: Response?) async throws -> Session {
    let service = NetworkAuthenticationService(transport: StubTransport(answering: response))
    return try await service.signIn(username: "ada", password: "secret")
  }

  @Test func opensASession() async throws {
    let response = Response(status: 201, fields: ["name": "Ada", "token": "t"])
    let session = try await signIn(answering: response)
    #expect(session == Session(user: User(name: "Ada"), token: "t"))
  }

  @Test(arguments: [
    (nil, AuthenticationError.noConnection),
    (Response(status: 401), .wrongCredentials),
    (Response(status: 500), .serverFailure),
    (Response(status: 201, fields: ["name": "Ada"]), .serverFailure),
  ])
  func saysWhatWentWrong(response: Response?, expected: AuthenticationError) async {
    await #expect(throws: expected) { try await signIn(answering: response) }
  }
}
