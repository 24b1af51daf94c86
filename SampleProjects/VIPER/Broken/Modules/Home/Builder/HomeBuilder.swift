import ScreenKit

/// Constructs the home module: the only place that names all of its parts.
@MainActor
struct HomeBuilder {
  let services: AppServices

  func build() -> ViewController {
    let interactor = HomeInteractor(sessions: services.sessions)
    let router = HomeRouter(loginBuilder: LoginBuilder(services: services))
    let presenter = HomePresenter(interactor: interactor, router: router)
    let viewController = HomeViewController(presenter: presenter)

    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    viewController.interactor = interactor
    return viewController
  }
}
