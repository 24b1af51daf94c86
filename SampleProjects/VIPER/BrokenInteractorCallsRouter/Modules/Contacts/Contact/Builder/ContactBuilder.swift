import MessengerTexts
import ScreenKit

/// Makes the module that shows one contact.
@MainActor
struct ContactBuilder {
  let service: any ContactService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = ContactInteractor(service: service, router: router)
    let wireframe = RoutingContactWireframe(router: router)
    let presenter = ContactPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = ContactViewController(handler: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}
