/// The module's ways out, which the router takes.
@MainActor
final class RoutingStickerListWireframe: StickerListWireframe {
  weak var source: (any RoutingSource)?
  private weak var router: (any Router)?

  init(router: any Router) {
    self.router = router
  }

  func showPurchase(of pack: String) {
    guard let source else { return }
    router?.show(.stickers(.purchase(pack: pack)), by: .push(from: source))
  }
}
