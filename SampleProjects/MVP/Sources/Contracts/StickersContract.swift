/// What one row of the sticker packs reads; what is `nil` is hidden.
struct StickerRow: Equatable {
  let name: String
  let price: String?
  let owned: String?
}

/// What the list of sticker packs shows.
@MainActor
protocol StickersViewInterface: AnyObject {
  func showTitle(_ title: String)
  func showPacks(_ content: ListContent<StickerRow>)
}

/// What happens on the list of sticker packs.
@MainActor
protocol StickersPresenterInterface: AnyObject {
  func viewDidLoad()
  func viewWillAppear()
  func select(row: Int)
  func reload()
}
