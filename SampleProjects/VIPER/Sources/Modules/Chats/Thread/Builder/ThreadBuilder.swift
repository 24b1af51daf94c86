import MessengerTexts
import ScreenKit

/// Makes the module that shows one conversation.
@MainActor
struct ThreadBuilder {
  let services: ThreadServices
  let texts: Texts
  let router: any Router

  /// - Parameter thread: The identifier of the conversation.
  func build(thread: String) -> ViewController {
    let interactor = ThreadInteractor(thread: thread, services: services)
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
