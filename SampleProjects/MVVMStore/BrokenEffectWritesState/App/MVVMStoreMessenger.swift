import MessengerHost
import MessengerTexts
import Observation
import ScreenKit
import ScreenKitDeclarative

/// The messenger in MVVM with a store, and the place where its parts are put together.
public final class MVVMStoreMessenger: MessengerApp {
  private let window: Window
  private let store: AppStore

  public init(environment: AppEnvironment) {
    window = environment.window
    let archive = Archive(inFolder: environment.storageFolder)
    let handler = AppEffectHandler(
      connection: environment.connection, clock: environment.clock, archive: archive)
    store = AppStore(
      AppState(
        remembering: archive.load(), defaultPreferences: Preferences(locale: environment.locale)),
      handler: handler.perform)
    handler.store = store
  }

  public func start(opening link: String?) {
    followTraits()
    window.rootViewController = HostingController(
      rootView: RootView(viewModel: RootViewModel(store: store)))
    window.makeKeyAndVisible()
    store.send(.started(link: link))
  }

  public func open(_ link: String) {
    store.send(.linkOpened(link))
  }

  /// Keeps the window's traits as the user wants them.
  private func followTraits() {
    withObservationTracking {
      store.state.preferences.apply(to: &window.traitCollection)
    } onChange: {
      Task { @MainActor [weak self] in self?.followTraits() }
    }
  }
}
