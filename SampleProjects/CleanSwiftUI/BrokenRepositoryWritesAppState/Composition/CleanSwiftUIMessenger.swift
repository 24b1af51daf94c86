import MessengerHost
import MessengerTexts
import ScreenKit
import ScreenKitDeclarative

/// The messenger in clean architecture, for declarative views.
///
/// It makes the state, the repositories and the interactors, and hands them to the views.
public final class CleanSwiftUIMessenger: MessengerApp {
  private let environment: AppEnvironment
  private let appState = AppState()
  private let interactors: Interactors
  private let system: SystemEventsHandler
  private var run: Task<Void, Never>?

  public init(environment: AppEnvironment) {
    self.environment = environment
    interactors = Interactors(appState: appState, environment: environment)
    system = SystemEventsHandler(
      interactors: interactors,
      news: RealNewsWebRepository(connection: environment.connection, appState: appState))
  }

  deinit {
    run?.cancel()
  }

  public func start(opening link: String?) {
    system.restore(language: DeviceSettings.Language(Language(locale: environment.locale)))
    if let link { open(link) }
    run = Task { [system] in await system.run() }
    let window = environment.window
    window.rootViewController = HostingController(
      rootView: MessengerView { [weak window] in window?.traitCollection.apply($0) }
        .environment(\.appState, appState)
        .environment(\.interactors, interactors))
    window.makeKeyAndVisible()
  }

  public func open(_ link: String) {
    system.open(link)
  }
}
