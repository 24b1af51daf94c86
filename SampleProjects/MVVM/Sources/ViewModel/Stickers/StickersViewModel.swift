import MessengerTexts
import Observation

/// The state of the list of sticker packs, and what can be done there.
@MainActor
@Observable
final class StickersViewModel {
  /// Who is told where the screen leads.
  @ObservationIgnored weak var delegate: (any StickersViewModelDelegate)?

  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: any PreferencesService

  init(stickers: any StickersService, preferences: any PreferencesService) {
    self.stickers = stickers
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus { ListStatus(stickers.packs, texts: texts) }

  var rows: [StickerRow] {
    (stickers.packs.value ?? []).map { StickerRow($0, texts: texts) }
  }

  func load() async {
    await stickers.load()
  }

  /// Leads to the purchase of a pack, unless it is owned.
  func select(_ row: StickerRow) {
    guard let pack = stickers.pack(row.id), !pack.isOwned else { return }
    delegate?.packIsChosen(pack.id)
  }
}
