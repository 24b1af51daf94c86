import MessengerTexts
import ScreenKit

/// Makes the module that lists the sticker packs.
@MainActor
struct StickerListBuilder {
  let service: any StickerListService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = StickerListInteractor(service: service)
    let wireframe = RoutingStickerListWireframe(router: router)
    let presenter = StickerListPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = StickerListViewController(handler: presenter, rows: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}
