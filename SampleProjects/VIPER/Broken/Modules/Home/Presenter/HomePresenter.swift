/// Stands between the home's view, interactor and router, and knows each only as a protocol.
@MainActor
final class HomePresenter {
  /// Weak, because the view owns its presenter.
  weak var view: (any HomeViewInput)?

  private let interactor: any HomeInteractorInput
  private let router: any HomeRouterInput

  init(interactor: any HomeInteractorInput, router: any HomeRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - HomeViewOutput

extension HomePresenter: HomeViewOutput {
  func viewDidLoad() {
    interactor.loadProfile()
  }

  func didTapSignOut() {
    interactor.signOut()
  }
}

// MARK: - HomeInteractorOutput

extension HomePresenter: HomeInteractorOutput {
  func didLoad(_ profile: ProfileResponse) {
    view?.show(greeting: "Hello, \(profile.name)")
  }

  func didLoad(_ session: Session) {
    view?.show(greeting: "Hello, \(session.user.name)")
  }

  func didSignOut() {
    router.showLogin()
  }
}
