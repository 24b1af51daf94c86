import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import MVVMStore

@Suite("The session service") @MainActor
struct SessionServiceTests {
  private let backstage = Backstage()
  private var session: SessionService { backstage.services.session }
  private var connection: FakeConnection { backstage.connection }

  @Test("begins a session, for the next launch as well")
  func signIn() async throws {
    let database = try Database.inMemory()
    let (first, _) = try await Backstage.signedIn(database)
    #expect(first.services.session.status == .signedIn(.ada))
    #expect(Backstage(database).services.session.status == .signedIn(.ada))
  }

  @Test(
    "says why there is no session",
    arguments: [
      (
        Result<ServerReply, ConnectionError>.success(.refused(.wrongCredentials)),
        Problem.wrongCredentials
      ),
      (.failure(.offline), .noConnection), (.failure(.lost), .noConnection),
      (.success(.refused(.notFound)), .somethingWentWrong), (.success(.done), .somethingWentWrong),
    ])
  func refused(reply: Result<ServerReply, ConnectionError>, problem: Problem) async throws {
    connection.reply = reply
    let credentials = try Credentials(username: "ada", password: "byron")
    #expect(await session.signIn(credentials) == problem)
    #expect(session.status == .signedOut(nil))
    #expect(session.account == nil)
  }

  @Test("takes the session up on a new connection before anything else is asked for")
  func resuming() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    backstage.synchroniser.start()
    await backstage.connection.become(.offline)
    backstage.connection.forgetRequests()
    #expect(await account.contacts.delete("grace") == .noConnection)
    #expect(backstage.connection.requests.isEmpty)
    backstage.connection.replies = [.success(.session(.ada))]
    await backstage.connection.become(.online)
    #expect(backstage.connection.requests == [.resume(token: "token of ada"), .threads, .contacts])
  }

  @Test("hears nothing of a session that was taken up too late")
  func lateResumption() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let connection = backstage.connection
    connection.reply = .success(.session(.ada))
    connection.hold()
    let resuming = Task { await backstage.services.session.resume() }
    await MainActor.settle()
    backstage.services.session.end(with: nil)
    await connection.release()
    await resuming.value
    #expect(backstage.services.session.status == .signedOut(nil))
  }

  @Test("forgets the account when the server does not know the session, and says so")
  func expiry() async throws {
    let database = try Database.inMemory()
    let (backstage, account) = try await Backstage.signedIn(database, threads: .example("1"))
    backstage.connection.reply = .success(.refused(.sessionExpired))
    await account.contacts.load()
    #expect(backstage.services.session.status == .signedOut(.sessionExpired))
    let rows = try database.query("SELECT name FROM entries")
    #expect(rows.isEmpty)
  }

  @Test("has no outcome of what was asked for in an older session")
  func lateReply() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    backstage.connection.reply = .success(.refused(.sessionExpired))
    backstage.connection.hold()
    let late = Task { await account.contacts.delete("grace") }
    await MainActor.settle()
    backstage.services.session.end(with: nil)
    await backstage.connection.release()
    #expect(await late.value == .noConnection)
    #expect(backstage.services.session.status == .signedOut(nil))
  }

  @Test("has services of a session that is over, which know nothing and do nothing")
  func ended() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1"))
    let session = backstage.services.session
    #expect(session.account(of: .ada) === account)
    let ended = session.account(of: Session(token: "old", account: Session.ada.account))
    #expect(await ended.contacts.delete("grace") == .noConnection)
    #expect(backstage.connection.requests.isEmpty)
    for await mailbox in ended.chats.changes() {
      #expect(mailbox == Mailbox())
      break
    }
  }

  @Test("renames the account")
  func rename() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    let renamed = WireSession(token: "t", name: "Countess", handle: "ada", role: .member)
    backstage.connection.reply = .success(.session(renamed))
    let name = try PersonName("Countess")
    #expect(await backstage.services.session.rename(to: name) == nil)
    #expect(backstage.services.session.status.session?.account.name == "Countess")
    #expect(backstage.services.session.status.session?.token == Session.ada.token)
  }

  @Test("ends with the news that the session has ended, and tells the server of signing out")
  func ends() async throws {
    let (backstage, _) = try await Backstage.signedIn()
    backstage.services.session.signOut()
    await MainActor.settle()
    #expect(backstage.connection.requests == [.signOut])

    let (other, _) = try await Backstage.signedIn()
    other.synchroniser.start()
    await other.connection.tell(.sessionEnded)
    #expect(other.services.session.status == .signedOut(.sessionExpired))
  }
}
