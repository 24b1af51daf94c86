import MessengerHost
import MessengerWire
import Testing

@testable import MVVM

@Suite @MainActor
struct ServerClientTests {
  private let connection = FakeConnection()
  private let sessions: RemoteSessionService

  init() throws {
    let archive = Archive(try .inMemory())
    archive.write(Session.ada, to: .session)
    sessions = RemoteSessionService(connection: connection, archive: archive)
  }

  private func client(isResumed: Bool = false) -> ServerClient {
    ServerClient(connection: connection, sessions: sessions, token: "token", isResumed: isResumed)
  }

  @Test func takesTheSessionUpBeforeAnythingElse() async throws {
    _ = try await client().send(.contacts)
    #expect(connection.requests == [.resume(token: "token"), .contacts])
  }

  @Test func takesTheSessionUpOncePerConnection() async throws {
    let client = client()
    _ = try await client.send(.contacts)
    _ = try await client.send(.threads)
    #expect(connection.requests == [.resume(token: "token"), .contacts, .threads])
    client.connectionWasLost()
    _ = try await client.send(.contacts)
    #expect(connection.requests.suffix(2) == [.resume(token: "token"), .contacts])
  }

  @Test func aSessionThatBeganOnTheConnectionIsNotTakenUp() async throws {
    _ = try await client(isResumed: true).send(.contacts)
    #expect(connection.requests == [.contacts])
  }

  @Test func withoutAConnectionNothingIsAsked() async {
    connection.state = .connecting
    await #expect(throws: ServiceError.noConnection) { try await client().send(.contacts) }
    #expect(connection.requests.isEmpty)
  }

  @Test func anExpiredSessionEnds() async {
    connection.answer = { _ in .success(.refused(.sessionExpired)) }
    await #expect(throws: ServiceError.sessionOver) { try await client().send(.contacts) }
    #expect(sessions.session == nil)
    #expect(sessions.hasExpired)
  }

  @Test func noAnswerGetsThroughAfterTheEnd() async {
    connection.answer = { [sessions] _ in
      sessions.signOut()
      return .success(.contacts([WirePerson(name: "Grace", handle: "grace")]))
    }
    await #expect(throws: ServiceError.sessionOver) {
      try await client(isResumed: true).send(.contacts)
    }
  }

  @Test(arguments: [
    (Refusal.invalid(what: "name"), ServiceError.nameTooLong),
    (.invalid(what: "handle"), .ownHandle),
    (.invalid(what: "limit"), .refused),
    (.notFound, .refused),
    (.cardDeclined, .cardDeclined),
  ])
  func refusalsAreErrors(refusal: Refusal, error: ServiceError) async {
    connection.answer = { _ in .success(.refused(refusal)) }
    await #expect(throws: error) { try await client(isResumed: true).send(.contacts) }
  }
}
