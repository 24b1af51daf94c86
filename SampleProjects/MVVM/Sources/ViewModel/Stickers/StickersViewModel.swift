import MessengerTexts
import Observation

/// The state of the list of sticker packs.
@MainActor
@Observable
final class StickersViewModel {
  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: PreferencesService

  init(stickers: any StickersService, preferences: PreferencesService) {
    self.stickers = stickers
    self.preferences = preferences
  }

  var texts: Texts { preferences.texts }
  var status: ListStatus { ListStatus(stickers.packs) }

  var rows: [StickerRow] {
    (stickers.packs.value ?? []).map { StickerRow($0, texts: texts) }
  }

  func load() async {
    await stickers.load()
  }
}
