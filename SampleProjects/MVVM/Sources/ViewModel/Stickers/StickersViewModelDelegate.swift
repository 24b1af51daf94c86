/// Where the list of sticker packs leads.
@MainActor
protocol StickersViewModelDelegate: AnyObject {
  func packIsChosen(_ id: String)
}
