import MessengerTexts
import ScreenKit

/// Makes the module that sells a sticker pack.
@MainActor
struct PurchaseBuilder {
  let account: any PurchaseAccountService
  let shop: any PurchaseShopService
  let texts: Texts
  let router: any Router

  /// - Parameter pack: The identifier of the pack.
  func build(pack: String) -> ViewController {
    let interactor = PurchaseInteractor(pack: pack, account: account, shop: shop)
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
