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
  private var program: Program?
  private var whenShown: ((AppModel) -> Void)?

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

  @Test("finishes a message, with its commands, before one that is sent while it is shown")
  func queues() {
    program = newProgram(.memory(AccountMemory(session: .ada)))
    program?.start()
    whenShown = { [weak self] model in
      guard model.preferences.appearance == .dark else { return }
      self?.program?.send(.choose(.light))
    }
    program?.send(.choose(.dark))
    #expect(models.map(\.preferences.appearance) == [.light, .dark, .light])
    #expect(store.load().preferences == Preferences())
  }

  @Test("keeps what is sent while its first model is shown until that is done")
  func queuesAtFirst() {
    program = newProgram()
    whenShown = { [weak self] model in
      guard self?.models.count == 1 else { return }
      self?.program?.send(.login(.usernameChanged("ada")))
      #expect(self?.models.count == 1)
    }
    program?.start()
    #expect(login?.username == "ada")
  }

  @Test("listens while it is there, and no longer")
  func ends() async {
    var program: Program? = newProgram()
    weak let watched = program
    program?.start()
    await MainActor.settle()
    #expect(models.last?.signedOut?.connection == .online)

    program = nil
    #expect(watched == nil)
    connection.stateChanges.send(.offline)
    await MainActor.settle()
    #expect(models.last?.signedOut?.connection == .online)
  }

  private var login: LoginModel? {
    models.last?.signedOut?.login
  }

  private func newProgram(_ flags: Flags = .none) -> Program {
    Program(
      AppModel(flags),
      commands: CommandRunner(server: Server(connection: connection), store: store),
      subscriptions: SubscriptionRunner(connection: connection, clock: ManualClock()),
      show: { [weak self] model in
        self?.models.append(model)
        self?.whenShown?(model)
      })
  }
}

extension AppMessage {
  fileprivate static func choose(_ appearance: Preferences.Appearance) -> AppMessage {
    .home(.settings(.appearanceChosen(appearance)), session: Session.ada.token)
  }
}
