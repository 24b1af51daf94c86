import ScreenKit

/// Constructs the login module: the only place that names all of its parts.
@MainActor
struct LoginBuilder {
  let services: AppServices

  func build() -> ViewController {
    let interactor = LoginInteractor(
      authentication: services.authentication, sessions: services.sessions)
    let router = LoginRouter(homeBuilder: HomeBuilder(services: services))
    let presenter = LoginPresenter(interactor: interactor, router: router)
    let viewController = LoginViewController(presenter: presenter)

    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
