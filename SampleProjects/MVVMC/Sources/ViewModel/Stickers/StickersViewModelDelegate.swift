/// Where the list of sticker packs leads.
@MainActor
protocol StickersViewModelDelegate: AnyObject {
  func showPurchase(_ pack: String)
}
