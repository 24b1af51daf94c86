import MessengerHost
import Testing

@testable import Messenger

@Suite @MainActor
struct SignInServerTests {
  private let server = SignInServer()

  private func signIn(_ fields: [String: String]) async throws -> Response {
    try await server.send(Request(.post, "/sessions", fields: fields))
  }

  @Test func opensASession() async throws {
    let response = try await signIn(["username": "ada", "password": "lovelace"])
    #expect(
      response == Response(status: 201, fields: ["name": "Ada Lovelace", "token": "token-1"]))
  }

  @Test(arguments: [
    [:],
    ["username": "ada"],
    ["username": "ada", "password": "hopper"],
    ["username": "nobody", "password": "lovelace"],
  ])
  func refusesWrongCredentials(fields: [String: String]) async throws {
    #expect(try await signIn(fields).status == 401)
  }

  @Test func knowsNothingElse() async throws {
    #expect(try await server.send(Request(.get, "/contacts")).status == 404)
  }
}
