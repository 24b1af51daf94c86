import MessengerTexts
import ScreenKit

/// Makes the module that shows one conversation.
@MainActor
struct ThreadBuilder {
  let service: any ThreadService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = ThreadInteractor(service: service)
    let wireframe = RoutingThreadWireframe(router: router)
    let presenter = ThreadPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = ThreadViewController(handler: presenter, rows: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}
