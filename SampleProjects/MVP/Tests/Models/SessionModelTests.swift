import MessengerHost
import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the session") @MainActor
struct SessionModelTests {
  private let connection = FakeMessengerConnection()

  @Test("survives a relaunch until it ends")
  func survives() async throws {
    let store = try Store.inMemory()
    let model = try await makeSignedInModel(store)
    #expect(makeModel(store).account?.handle == "ada")
    model.signOut()

    #expect(makeModel(store).state == .signedOut(hasExpired: false))
  }

  @Test("asks nothing on a new connection before the session is resumed")
  func resumes() async throws {
    let store = try Store.inMemory()
    _ = try await makeSignedInModel(store)
    let model = makeModel(store)
    let server = try #require(model.server)
    await #expect(throws: Failure.noConnection) { try await server.ask(.contacts) }
    await model.resume()
    _ = try await server.ask(.contacts)

    #expect(connection.requests.dropFirst() == [.resume(token: "token"), .contacts])
  }

  @Test("ends when the server says so, with everything that belongs to the account")
  func expires() async throws {
    let store = try Store.inMemory()
    let model = try await makeSignedInModel(store)
    store.save(["1": "Dear"], as: .drafts)
    let server = try #require(model.server)
    connection.reply = .refused(.sessionExpired)
    await #expect(throws: Failure.sessionOver) { try await server.ask(.contacts) }

    #expect(model.state == .signedOut(hasExpired: true))
    #expect(store.value(.drafts, as: [String: String].self) == nil)
  }

  @Test("hears nothing that the server says after its end")
  func late() async throws {
    let model = try await makeSignedInModel(try .inMemory())
    let server = try #require(model.server)
    connection.whileAsked = { model.signOut() }
    connection.reply = .contacts([])

    await #expect(throws: Failure.sessionOver) { try await server.ask(.contacts) }
  }

  @Test("does not end the next session when the server refuses the last one")
  func next() async throws {
    let model = try await makeSignedInModel(try .inMemory())
    let server = try #require(model.server)
    model.signOut()
    try await model.signIn(username: "ada", password: "lovelace")
    connection.reply = .refused(.sessionExpired)
    await #expect(throws: Failure.sessionOver) { try await server.ask(.contacts) }

    #expect(model.account?.handle == "ada")
  }

  private func makeModel(_ store: Store) -> SessionModel {
    SessionModel(connection: connection, store: store)
  }

  private func makeSignedInModel(_ store: Store) async throws -> SessionModel {
    connection.reply = .session(
      WireSession(token: "token", name: "Ada", handle: "ada", role: .member))
    let model = makeModel(store)
    try await model.signIn(username: "ada", password: "lovelace")
    return model
  }
}

/// A connection that gives one reply to everything.
@MainActor
private final class FakeMessengerConnection: MessengerConnection {
  let state = ConnectionState.online
  var reply = ServerReply.done
  var whileAsked: (() -> Void)?
  private(set) var requests: [ClientRequest] = []

  func states() -> AsyncStream<ConnectionState> { AsyncStream { $0.finish() } }
  func events() -> AsyncStream<ServerEvent> { AsyncStream { $0.finish() } }

  func send(_ request: ClientRequest) async throws(ConnectionError) -> ServerReply {
    requests.append(request)
    whileAsked?()
    return reply
  }
}
