import MessengerHost
import MessengerStorage
import MessengerWire

@testable import MVVMStore

/// The services of an app, with a server, an archive, keys and a clock that a test has in its hand.
@MainActor
struct Backstage {
  let connection = FakeConnection()
  let clock = ManualClock()
  let archive: Archive
  let services: AppServices
  let synchroniser: Synchroniser

  /// Goes on with what is in a database.
  init(_ database: Database? = try? Database.inMemory()) {
    archive = Archive(database)
    let server = ServerClient(connection: connection)
    services = AppServices(
      session: SessionService(server: server, archive: archive, keys: CountingKeySource()),
      network: NetworkService(),
      preferences: PreferencesService(archive: archive, defaults: Preferences()),
      links: LinkService())
    synchroniser = Synchroniser(server: server, services: services)
  }

  /// The services of an account that has just signed in; nothing of it is asked for yet.
  static func signedIn(
    _ database: Database? = try? Database.inMemory(), threads: WireThread...
  ) async throws -> (Backstage, AccountServices) {
    let backstage = Backstage(database)
    let connection = backstage.connection
    connection.replies = [
      .success(.session(.ada)), .success(.threads(threads)), .success(.contacts([.grace, .alan])),
    ]
    _ = await backstage.services.session.signIn(
      try Credentials(username: "ada", password: "lovelace"))
    await MainActor.settle()
    connection.forgetRequests()
    guard let account = backstage.services.session.account else { throw Problem.sessionExpired }
    return (backstage, account)
  }

  var assembly: AppAssembly { AppAssembly(services: services, clock: clock) }

  /// Makes the view models behind the login of ``signedIn(_:threads:)``.
  var accountAssembly: AccountAssembly { assembly.account(.ada, shared: .speaking()) }
}

extension WireSession {
  static let ada = WireSession(
    token: "token of ada", name: "Ada Lovelace", handle: "ada", role: .member)
}

extension WirePerson {
  static let grace = WirePerson(name: "Grace", handle: "grace")
  static let alan = WirePerson(name: "alan", handle: "turing")
}
