/// Told what the user wants to buy.
@MainActor
protocol StickersViewControllerDelegate: AnyObject {
  func stickersViewController(_ controller: StickersViewController, didSelect pack: StickerPack)
}
