import MessengerTexts
import ScreenKit

/// Makes the module that shows one contact.
@MainActor
struct ContactBuilder {
  let contacts: any ContactService
  let threads: any ContactThreadService
  let texts: Texts
  let router: any Router

  func build(handle: String) -> ViewController {
    let interactor = ContactInteractor(
      handle: handle, contacts: contacts, threads: threads, router: router)
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
