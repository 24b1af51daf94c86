import Testing

@testable import VIPER

@Suite @MainActor
struct HomePresenterTests {
  private let view = HomeViewSpy()
  private let interactor = HomeInteractorSpy()
  private let router = HomeRouterSpy()
  private let presenter: HomePresenter

  init() {
    presenter = HomePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func asksForTheProfileAtFirst() {
    presenter.viewDidLoad()
    #expect(interactor.calls == ["load profile"])
  }

  @Test func greetsByName() {
    presenter.didLoad(ProfileResponse(name: "Ada"))
    #expect(view.calls == ["Hello, Ada"])
  }

  @Test func leavesOnlyAfterTheInteractorHasSignedOut() {
    presenter.didTapSignOut()
    #expect(interactor.calls == ["sign out"])
    #expect(router.calls.isEmpty)
    presenter.didSignOut()
    #expect(router.calls == ["show login"])
  }
}
