import MessengerHost

/// The messenger as Model – View – Presenter.
public final class MVPMessenger: MessengerApp {
  private let navigator: AppNavigator

  public init(environment: AppEnvironment) {
    navigator = AppNavigator(
      window: environment.window, assembly: AppAssembly(environment: environment))
  }

  public func start(opening link: String?) {
    navigator.start(opening: link)
  }

  public func open(_ link: String) {
    navigator.open(link)
  }
}
