import MessengerHost

/// The messenger in the Elm architecture.
public final class ElmMessenger: MessengerApp {
  private let environment: AppEnvironment
  private var program: Program?

  public init(environment: AppEnvironment) {
    self.environment = environment
  }

  public func start(opening link: String?) {
    let store = MemoryStore(inFolder: environment.storageFolder)
    let screen = AppWindow(environment.window) { [weak self] in self?.program?.send($0) }
    let program = Program(
      AppModel(Flags(environment, memory: store.load())),
      commands: CommandRunner(
        server: Server(connection: environment.connection), store: store,
        model: { [weak self] in self?.program?.model }),
      subscriptions: SubscriptionRunner(
        connection: environment.connection, clock: environment.clock),
      show: screen.show)
    self.program = program
    program.start()
    if let link { open(link) }
  }

  public func open(_ link: String) {
    guard let link = DeepLink(link) else { return }
    program?.send(.linkOpened(link))
  }
}
