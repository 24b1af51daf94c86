import MessengerTexts
import Observation

/// The state of the screen that sells a sticker pack, and what can be done there.
@MainActor
@Observable
final class PurchaseViewModel {
  let title: String
  let price: String
  var card = ""
  private(set) var isBusy = false

  private var error: TextKey?

  @ObservationIgnored private let pack: StickerPack
  @ObservationIgnored private let sessions: any SessionService
  @ObservationIgnored private let stickers: any StickersService
  @ObservationIgnored private let preferences: PreferencesService
  @ObservationIgnored private let navigation: any PurchaseNavigation

  init(
    pack: StickerPack, sessions: any SessionService, stickers: any StickersService,
    preferences: PreferencesService, navigation: any PurchaseNavigation
  ) {
    title = pack.name
    price = "\(Price(cents: pack.price))"
    self.pack = pack
    self.sessions = sessions
    self.stickers = stickers
    self.preferences = preferences
    self.navigation = navigation
  }

  var texts: Texts { preferences.texts }
  var errorText: String? { error.map { texts[$0] } }
  var isAllowed: Bool { sessions.session?.role != .guest }

  func buy() async {
    guard !isBusy else { return }
    error = nil
    guard let card = CardNumber(card) else {
      error = .enterCard
      return
    }
    isBusy = true
    defer { isBusy = false }
    do {
      navigation.showReceipt(try await stickers.buy(pack.id, with: card))
    } catch {
      self.error = error == .cardDeclined ? .cardDeclined : error.commonText
    }
  }
}
