import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import VIPER

@Suite("A session") @MainActor
struct SessionManagerTests {
  private let connection = FakeConnection()
  private let documents: DocumentStore
  private let session: SessionManager

  init() throws {
    documents = DocumentStore(try Database.inMemory())
    session = SessionManager(
      client: ServerClient(connection: connection), documents: documents)
  }

  private func signIn() async throws {
    connection.outcomes = [.success(.session(.ada))]
    try await session.signIn(username: "ada", password: "lovelace")
  }

  @Test("is kept, and ends with everything but the preferences")
  func kept() async throws {
    try await signIn()
    documents.save("dark", as: PreferencesManager.documentName)
    #expect(documents.names(startingWith: "") == ["preferences", "session"])
    session.end(expired: true)
    #expect(documents.names(startingWith: "") == ["preferences"])
    #expect(session.hasExpired)
  }

  @Test("gets no reply that comes after its end, also if the next one has begun")
  func lateReply() async throws {
    try await signIn()
    let session = session
    let late = Task { () async throws -> ServerReply in try await session.request(.contacts) }
    await MainActor.settle()
    session.end(expired: false)
    try await signIn()
    connection.answer(2, with: .contacts([]))
    await #expect(throws: ServiceError.sessionEnded) { try await late.value }
  }

  @Test("ends when the server does not know it, whatever it was asked for")
  func expires() async throws {
    try await signIn()
    connection.outcomes = [.success(.refused(.sessionExpired))]
    await #expect(throws: ServiceError.sessionEnded) { try await session.request(.threads) }
    #expect(session.session == nil)
  }

  @Test("asks nothing on a connection that does not know it yet")
  func unknownConnection() async throws {
    documents.save(Session(.ada), as: "session")
    let session = SessionManager(
      client: ServerClient(connection: connection), documents: documents)
    await #expect(throws: ServiceError.noConnection) { try await session.request(.threads) }
    connection.outcomes = [.success(.session(.ada)), .success(.threads([]))]
    #expect(await session.resume())
    _ = try await session.request(.threads)
    #expect(connection.requests == [.resume(token: "token"), .threads])
  }
}
