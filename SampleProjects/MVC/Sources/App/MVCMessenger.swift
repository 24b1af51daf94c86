import MessengerHost
import ScreenKit

/// The messenger as Model – View – Controller.
///
/// Creates the model and the first controller, and passes on what the system tells.
public final class MVCMessenger: MessengerApp {
  private let environment: AppEnvironment
  private var root: RootController?

  public init(environment: AppEnvironment) {
    self.environment = environment
  }

  public func start(opening link: String?) {
    let store = Store(folder: environment.storageFolder)
    let network = NetworkStatus(environment.connection)
    let preferences = Preferences(store: store, language: Language(locale: environment.locale))
    let session = Session(connection: environment.connection, network: network, store: store)
    let root = RootController(
      session: session, network: network, preferences: preferences, clock: environment.clock,
      window: environment.window)
    self.root = root
    environment.window.rootViewController = root
    environment.window.makeKeyAndVisible()
    if let link { open(link) }
  }

  public func open(_ link: String) {
    if let link = DeepLink(link) { root?.follow(link) }
  }
}
