import MessengerHost
import MessengerWire
import Testing

@testable import Elm

@Suite("The edge to the server") @MainActor
struct ServerTests {
  private let connection = FakeConnection()
  private var server: Server { Server(connection: connection) }

  @Test("makes a request of a command, and of its reply a message")
  func translates() async {
    connection.replies = [.success(.contacts([WirePerson(name: "Grace", handle: "grace")]))]
    let message = await server.perform(.loadContacts(revision: 3), session: "s")
    #expect(connection.requests == [.contacts])
    #expect(
      message == .home(.contacts(.loaded(.success([.grace]), revision: 3)), session: "s"))
  }

  @Test("resumes the session that the command is for")
  func resumes() async {
    _ = await server.perform(.resumeSession, session: "s")
    #expect(connection.requests == [.resume(token: "s")])
  }

  @Test("tells that there is no connection, or that a reply is lost, in the same way")
  func noConnection() async {
    for error in [ConnectionError.offline, .lost] {
      connection.replies = [.failure(error)]
      let message = await server.perform(.loadPacks, session: "s")
      #expect(message == .home(.stickers(.loaded(.failure(.noConnection))), session: "s"))
    }
  }

  @Test("tells of whatever command that the session has expired")
  func expired() async {
    for command in [ServerCommand.loadPacks, .rename("Ada"), .loadContacts(revision: 0)] {
      connection.replies = [.success(.refused(.sessionExpired))]
      let message = await server.perform(command, session: "s")
      #expect(message == .sessionExpired(session: "s"))
    }
  }

  @Test("takes a reply of another kind for a refusal")
  func wrongReply() async {
    connection.replies = [.success(.done)]
    let message = await server.perform(.loadPacks, session: "s")
    #expect(message == .home(.stickers(.loaded(.failure(.refused))), session: "s"))
  }

  @Test("has nothing to tell of the end of a session")
  func farewell() async {
    connection.replies = [.success(.done)]
    #expect(await server.perform(.endSession, session: "s") == nil)
    #expect(connection.requests == [.signOut])
  }

  @Test(
    "tells why a login is refused",
    arguments: [
      (Refusal.wrongCredentials, ServerError.wrongCredentials), (.sessionExpired, .refused),
      (.notAllowed, .refused),
    ])
  func refusedLogin(refusal: Refusal, error: ServerError) async {
    connection.replies = [.success(.refused(refusal))]
    let message = await server.signIn(username: "ada", password: "byron")
    #expect(message == .login(.answered(.failure(error))))
  }
}
