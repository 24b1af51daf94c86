import MessengerTexts
import ScreenKit

/// Makes the module that adds a contact.
@MainActor
struct NewContactBuilder {
  let service: any NewContactService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = NewContactInteractor(service: service)
    let wireframe = RoutingNewContactWireframe(router: router)
    let presenter = NewContactPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = NewContactViewController(handler: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}
