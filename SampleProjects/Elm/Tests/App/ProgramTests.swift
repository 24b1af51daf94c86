import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import Elm

@Suite("The program") @MainActor
final class ProgramTests {
  private let connection = FakeConnection()
  private let store: MemoryStore
  private var models: [AppModel] = []

  init() throws {
    store = MemoryStore(try Database.inMemory())
  }

  @Test("shows each model, runs the commands, and takes the answers for messages")
  func goesRound() async {
    let program = newProgram()
    program.start()
    await MainActor.settle()
    connection.replies = [
      .success(.session(WireSession(token: "s", name: "Ada", handle: "ada", role: .member)))
    ]
    program.send(.login(.usernameChanged("ada")))
    program.send(.login(.passwordChanged("lovelace")))
    program.send(.login(.submitted))
    #expect(login?.attempt == .busy)

    await MainActor.settle()
    #expect(connection.requests.first == .signIn(username: "ada", password: "lovelace"))
    #expect(models.last?.memory.account?.session.token == "s")
    #expect(store.load() == models.last?.memory)
  }

  @Test("listens while it is there, and no longer")
  func ends() async {
    var program: Program? = newProgram()
    weak let watched = program
    program?.start()
    await MainActor.settle()
    #expect(models.last?.connection == .online)

    program = nil
    #expect(watched == nil)
    connection.stateChanges.send(.offline)
    await MainActor.settle()
    #expect(models.last?.connection == .online)
  }

  private var login: LoginModel? {
    if case .signedOut(let login) = models.last?.stage { login } else { nil }
  }

  private func newProgram() -> Program {
    Program(
      AppModel(.none),
      commands: CommandRunner(server: Server(connection: connection), store: store),
      subscriptions: SubscriptionRunner(connection: connection, clock: ManualClock()),
      show: { [weak self] in self?.models.append($0) })
  }
}
