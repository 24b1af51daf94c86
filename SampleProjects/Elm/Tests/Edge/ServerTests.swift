import MessengerHost
import MessengerWire
import Testing

@testable import Elm

@Suite("The edge to the server") @MainActor
struct ServerTests {
  private let connection = FakeConnection()
  private var server: Server { Server(connection: connection) }

  @Test("asks in the words of the server, and answers in those of the app")
  func translates() async {
    connection.replies = [.success(.contacts([WirePerson(name: "Grace", handle: "grace")]))]
    let reply = await server.reply(to: .contacts)
    #expect(connection.requests == [.contacts])
    #expect(reply == .success(.contacts([.grace])))
  }

  @Test("asks for as many messages as it is told")
  func page() async {
    _ = await server.reply(to: .messages(conversation: "grace", before: 8, limit: 3))
    #expect(connection.requests == [.history(thread: "grace", before: 8, limit: 3)])
  }

  @Test("tells that there is no connection, or that a reply is lost, in the same way")
  func noConnection() async {
    for error in [ConnectionError.offline, .lost] {
      connection.replies = [.failure(error)]
      #expect(await server.reply(to: .packs) == .failure(.noConnection))
    }
  }

  @Test(
    "tells why the server refuses",
    arguments: [
      (Refusal.wrongCredentials, ServerError.wrongCredentials),
      (.sessionExpired, .sessionExpired), (.notAllowed, .refused), (.notFound, .refused),
      (.invalid(what: "name"), .nameTooLong), (.invalid(what: "handle"), .ownHandle),
      (.invalid(what: "card"), .refused),
    ])
  func refused(refusal: Refusal, error: ServerError) async {
    connection.replies = [.success(.refused(refusal))]
    #expect(await server.reply(to: .signIn(username: "ada", password: "")) == .failure(error))
  }
}
