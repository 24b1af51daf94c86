import MessengerHost
import SignInBehaviour
import Testing

@Suite @MainActor
struct ScriptedServerTests {
  private let server = ScriptedServer()
  private let signIn = Request(
    .post, "/sessions", fields: ["username": "ada", "password": "lovelace"])

  @Test func knowsAda() async throws {
    #expect(try await server.send(signIn).status == 201)
  }

  @Test func refusesEverybodyElse() async throws {
    #expect(try await server.send(Request(.post, "/sessions")).status == 401)
  }

  @Test func canBeUnreachable() async {
    server.isReachable = false
    await #expect(throws: TransportError.unreachable) { try await server.send(signIn) }
    #expect(server.requests == [signIn])
  }

  @Test func holdsAnswersUntilTold() async throws {
    server.holdsAnswers = true
    var status: Int?
    let call = Task { status = try await server.send(signIn).status }
    await MainActor.settle()
    #expect(status == nil)

    server.answerHeldRequests()
    try await call.value
    #expect(status == 201)
  }
}
