import MessengerTexts
import ScreenKit

/// Makes the modules of the tab Stickers.
@MainActor
struct StickersRouteFactory {
  let services: AppServices
  let texts: Texts
  let router: any Router

  func screen(for route: StickersRoute) -> ViewController {
    switch route {
    case .list:
      StickerListBuilder(
        service: StickerListAdapter(stickers: services.stickers), texts: texts, router: router
      ).build()
    case .purchase(let pack):
      PurchaseBuilder(
        account: PurchaseAccountAdapter(session: services.session),
        shop: PurchaseShopAdapter(stickers: services.stickers), texts: texts, router: router
      ).build(pack: pack)
    case .confirmation(let number, let cents, let cardEnding):
      ReceiptBuilder(texts: texts, router: router)
        .build(number: number, cents: cents, cardEnding: cardEnding)
    }
  }
}
