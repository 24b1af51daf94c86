import MessengerTexts
import ScreenKit

/// Makes the module that shows a receipt.
@MainActor
struct ReceiptBuilder {
  let texts: Texts
  let router: any Router

  func build(number: Int, cents: Int, cardEnding: String) -> ViewController {
    let wireframe = RoutingReceiptWireframe(router: router)
    let presenter = ReceiptPresenter(
      number: number, cents: cents, cardEnding: cardEnding, wireframe: wireframe, texts: texts)
    let view = ReceiptViewController(handler: presenter, texts: texts)
    presenter.view = view
    wireframe.source = view
    return view
  }
}
