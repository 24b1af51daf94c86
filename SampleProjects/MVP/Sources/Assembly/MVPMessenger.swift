import MessengerHost

/// The messenger as Model – View – Presenter.
public final class MVPMessenger: MessengerApp {
  private let environment: AppEnvironment
  private let assembly: AppAssembly
  private let navigator: AppNavigator
  private var presenter: (any AppPresenterInterface)?

  public init(environment: AppEnvironment) {
    self.environment = environment
    assembly = AppAssembly(environment: environment)
    navigator = AppNavigator(window: environment.window, assembly: assembly)
  }

  public func start(opening link: String?) {
    let presenter = assembly.appPresenter()
    presenter.view = navigator
    presenter.start(opening: link)
    self.presenter = presenter
    environment.window.makeKeyAndVisible()
  }

  public func open(_ link: String) {
    presenter?.open(link)
  }
}
