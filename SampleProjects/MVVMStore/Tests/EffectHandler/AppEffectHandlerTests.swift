import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import MVVMStore

@Suite("Effects") @MainActor
struct AppEffectHandlerTests {
  private let connection = FakeConnection()
  private let archive: Archive
  private let handler: AppEffectHandler

  init() throws {
    archive = Archive(try Database.inMemory())
    handler = AppEffectHandler(connection: connection, clock: ManualClock(), archive: archive)
  }

  @Test("begin a session, whose words end here")
  func signIn() async throws {
    connection.reply = .success(.session(.ada))
    let credentials = try Credentials(username: "ada", password: "lovelace")
    #expect(await events(of: .beginSession(credentials)) == [.signedIn(.ada)])
    #expect(connection.requests == [.signIn(username: "ada", password: "lovelace")])
  }

  @Test(
    "say why there is no session",
    arguments: [
      (
        Result<ServerReply, ConnectionError>.success(.refused(.wrongCredentials)),
        Problem.wrongCredentials
      ),
      (.failure(.offline), .noConnection), (.failure(.lost), .noConnection),
      (.success(.refused(.notFound)), .somethingWentWrong), (.success(.done), .somethingWentWrong),
    ])
  func refusedSignIn(reply: Result<ServerReply, ConnectionError>, problem: Problem) async throws {
    connection.reply = reply
    let credentials = try Credentials(username: "ada", password: "byron")
    #expect(await events(of: .beginSession(credentials)) == [.login(.refused(problem))])
  }

  @Test("ask for nothing on a connection that has no session")
  func noSession() async {
    #expect(await events(of: .contacts(.load)) == [.contacts(.loaded(.failure(.noConnection)))])
    #expect(connection.requests.isEmpty)
  }

  @Test("ask for nothing on a new connection until the session is taken up")
  func newConnection() async {
    await resume()
    #expect(await events(of: .followNetwork) == [.networkChanged(.online)])
    _ = await events(of: .contacts(.load))
    #expect(connection.requests == [.resume(token: "token")])
  }

  @Test(
    "say that the session has expired, whatever was asked for",
    arguments: [
      AccountEffect.resume(token: "token"), .contacts(.load), .chats(.leave("1")), .stickers(.load),
      .settings(.rename(to: "Ada")),
    ])
  func expired(effect: AccountEffect) async {
    await resume()
    connection.reply = .success(.refused(.sessionExpired))
    #expect(await events(of: effect) == [.sessionExpired])
  }

  @Test("try a session again later that cannot be taken up now")
  func resumingLater() async {
    connection.reply = .failure(.lost)
    #expect(await events(of: .resume(token: "token")).isEmpty)
  }

  @Test("send a message under its key")
  func send() async {
    await resume()
    let wire = WireMessage(number: 1, sender: "ada", text: "Hello", key: "a")
    connection.reply = .success(.message(wire))
    let message = OutgoingMessage(key: "a", conversation: "1", text: "Hello")
    let sent = Message(number: 1, sender: "ada", text: "Hello", key: "a")
    #expect(
      await events(of: .chats(.send(message))) == [.chats(.sent(message, .success(sent)))])
    #expect(connection.requests.last == .send(thread: "1", text: "Hello", key: "a"))
  }

  @Test("turn the server's news into events")
  func news() async {
    #expect(await events(of: .followNews) == [.told(.contactsChanged)])
  }

  @Test("keep what outlives the app")
  func save() async {
    let memory = Memory(session: .ada, contacts: [.grace])
    #expect(await events(of: .save(memory, replacing: Memory())).isEmpty)
    #expect(archive.load() == memory)
  }

  private func resume() async {
    connection.reply = .success(.session(.ada))
    _ = await events(of: .resume(token: "token"))
  }

  private func events(of effect: AccountEffect) async -> [AppEvent] {
    await events(of: .account(effect, token: "token"))
  }

  private func events(of effect: AppEffect) async -> [AppEvent] {
    var events: [AppEvent] = []
    await handler.perform(effect) { events.append($0) }
    return events
  }
}

extension WireSession {
  fileprivate static let ada = WireSession(
    token: "token of ada", name: "Ada Lovelace", handle: "ada", role: .member)
}
