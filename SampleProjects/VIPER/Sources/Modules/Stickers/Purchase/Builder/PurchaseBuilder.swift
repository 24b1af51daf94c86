import MessengerTexts
import ScreenKit

/// Makes the module that sells a sticker pack.
@MainActor
struct PurchaseBuilder {
  let service: any PurchaseService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = PurchaseInteractor(service: service)
    let wireframe = RoutingPurchaseWireframe(router: router)
    let presenter = PurchasePresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = PurchaseViewController(handler: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}
