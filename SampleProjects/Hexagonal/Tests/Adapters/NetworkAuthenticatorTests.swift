import MessengerHost
import SignInBehaviour
import Testing

@testable import Hexagonal

/// A driven adapter is tested against what it adapts, without the domain's use cases.
@Suite @MainActor
struct NetworkAuthenticatorTests {
  private func authenticate(answering response: Response?) async throws -> Account {
    let api = MessengerAPI(transport: StubTransport(answering: response))
    let credentials = try Credentials(username: "ada", password: "secret")
    return try await NetworkAuthenticator(api: api).authenticate(credentials)
  }

  @Test func translatesARecordIntoAnAccount() async throws {
    let response = Response(status: 201, fields: ["name": "Ada", "token": "t"])
    #expect(try await authenticate(answering: response) == Account(name: "Ada", token: "t"))
  }

  @Test(arguments: [
    (nil, SignInError.noConnection),
    (Response(status: 401), .wrongCredentials),
    (Response(status: 500), .serverFailure),
    (Response(status: 201, fields: ["name": "Ada"]), .serverFailure),
  ])
  func translatesTheServersErrors(response: Response?, expected: SignInError) async {
    await #expect(throws: expected) { try await authenticate(answering: response) }
  }
}
