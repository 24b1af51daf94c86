import MessengerHost
import MessengerTexts
import Observation
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
    system = SystemEventsHandler(interactors: interactors)
  }

  deinit {
    run?.cancel()
  }

  public func start(opening link: String?) {
    system.restore(language: DeviceSettings.Language(Language(locale: environment.locale)))
    if let link { open(link) }
    run = Task { [system] in await system.run() }
    applySettings()
    environment.window.rootViewController = HostingController(
      rootView: MessengerView()
        .environment(\.appState, appState)
        .environment(\.interactors, interactors)
        .environment(\.pause) { [clock = environment.clock] seconds in
          try await clock.sleep(for: seconds)
        })
    environment.window.makeKeyAndVisible()
  }

  public func open(_ link: String) {
    system.open(link)
  }

  /// Lets the window look as the settings say, now and after each change of them.
  private func applySettings() {
    let settings = withObservationTracking {
      appState.settings
    } onChange: { [weak self] in
      // This is called before the change; the task reads what is there after it.
      Task { @MainActor in self?.applySettings() }
    }
    environment.window.traitCollection.apply(settings)
  }
}
