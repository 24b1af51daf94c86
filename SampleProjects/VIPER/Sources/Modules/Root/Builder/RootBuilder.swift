import ScreenKit

/// Makes the module that the others begin from.
@MainActor
struct RootBuilder {
  let session: any RootSessionService
  let preferences: any RootPreferencesService
  let threads: any RootThreadService
  let router: any Router

  func build(in window: Window) -> RootView {
    let interactor = RootInteractor(session: session, preferences: preferences, threads: threads)
    let presenter = RootPresenter(
      interactor: interactor, wireframe: RoutingRootWireframe(router: router))
    let view = RootView(window: window, handler: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
