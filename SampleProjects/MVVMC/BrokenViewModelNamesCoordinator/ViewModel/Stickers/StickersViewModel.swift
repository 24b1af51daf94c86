import MessengerTexts
import Observation

/// The state of the list of sticker packs.
@MainActor
@Observable
final class StickersViewModel {
  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: PreferencesService
  @ObservationIgnored private let navigation: StickersCoordinator

  init(
    stickers: any StickersService, preferences: PreferencesService,
    navigation: StickersCoordinator
  ) {
    self.stickers = stickers
    self.preferences = preferences
    self.navigation = navigation
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus { ListStatus(stickers.packs) }

  var rows: [StickerRow] {
    (stickers.packs.value ?? []).map { StickerRow($0, texts: texts) }
  }

  func select(_ row: StickerRow) {
    guard !row.isOwned else { return }
    navigation.showPurchase(row.id)
  }

  func load() async {
    await stickers.load()
  }
}
