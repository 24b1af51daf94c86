import MessengerHost
import ScreenKit

/// The messenger as model, view and view model.
public final class MVVMMessenger: MessengerApp {
  private let window: Window
  private let services: AppServices
  private let root: RootViewModel
  private let windowController: WindowController

  public init(environment: AppEnvironment) {
    window = environment.window
    services = AppServices(environment)
    root = RootViewModel(sessions: services.sessions)
    windowController = WindowController(
      window: window, viewModel: root,
      screens: MessengerRootScreenFactory(app: services, root: root))
  }

  public func start(opening link: String?) {
    link.map(open)
    services.network.follow(services.connection)
    bind(\.services.preferences.preferences) { app, preferences in
      app.window.traitCollection = app.window.traitCollection.preferring(preferences)
    }
    windowController.showWindow()
  }

  public func open(_ link: String) {
    ThreadLink(link).map(root.open)
  }
}

extension MVVMMessenger: Observer {}
