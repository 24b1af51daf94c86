/// Where the list of sticker packs leads.
@MainActor
protocol StickersNavigation: AnyObject {
  func showPurchase(_ pack: String)
}
