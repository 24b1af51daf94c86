import MessengerHost
import MessengerTexts
import ScreenKit
import ScreenKitDeclarative

/// The messenger in MVVM with a store, and the place where its parts are put together.
public final class MVVMStoreMessenger: MessengerApp {
  private let window: Window
  private let clock: any AppClock
  private let services: AppServices
  private let synchroniser: Synchroniser

  public init(environment: AppEnvironment) {
    window = environment.window
    clock = environment.clock
    let server = ServerClient(connection: environment.connection)
    let archive = Archive(inFolder: environment.storageFolder)
    services = AppServices(
      session: SessionService(server: server, archive: archive, keys: RandomKeySource()),
      network: NetworkService(),
      preferences: PreferencesService(
        archive: archive, defaults: Preferences(locale: environment.locale)),
      links: LinkService())
    synchroniser = Synchroniser(server: server, services: services)
  }

  public func start(opening link: String?) {
    followTraits()
    if let link { services.links.open(link) }
    let root = AppAssembly(services: services, clock: clock).root()
    window.rootViewController = HostingController(rootView: RootView(viewModel: root))
    window.makeKeyAndVisible()
    synchroniser.start()
  }

  public func open(_ link: String) {
    services.links.open(link)
  }

  /// Keeps the window's traits as the user wants them.
  private func followTraits() {
    services.preferences.preferences.apply(to: &window.traitCollection)
    let changes = services.preferences.changes()
    Task { [weak window] in
      for await preferences in changes {
        if let window { preferences.apply(to: &window.traitCollection) }
      }
    }
  }
}
